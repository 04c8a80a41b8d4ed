### How sentences are put together, in every title.

# Between a name and what it is about.
dash = {" — "}
player = Игрок { $n }
# A thing of a seat.
owned = { $thing } ({ $seat })
# Behind what somebody gains or loses: where it comes from.
reason = {" "}({ $reason })
# Behind a number: what it was before, and what changed it.
because = {" "}({ $before } { $changes })
because-more = + { $change } { $thing }
because-less = − { $change } { $thing }
