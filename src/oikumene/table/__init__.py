"""The web table: people play in a browser. FastAPI is a thin edge; live updates are server-sent
events, answers are posts; every accepted answer is on disk before it is acknowledged.

- `config`    what a server can be told
- `store`     the database: one writer thread with group commit
- `seating`   who sits where, and what they may do
- `live`      a table in play: its match, its news, its undo rules
- `hall`      all tables: live ones in memory up to a bound, the rest on disk
- `machines`  machine players in processes of their own (`thinker`)
- `telling`   what is sent: keys and arguments that the browser makes sentences of
- `guests`    who somebody is: a signed cookie
- `notify`    telling people who are not looking
- `edge`      limits, headers, same-origin checks
- `app`       the routes
"""
