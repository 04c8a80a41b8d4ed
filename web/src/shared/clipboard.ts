/** Copy a text; whether that was possible. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

/** Where a page came without encryption, browsers know no other. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  const page = document.querySelector('dialog:modal') ?? document.body
  page.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
