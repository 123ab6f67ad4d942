/**
 * Copies text. Where the clipboard is not offered (a page over plain HTTP) it is done through a selection. Throws when
 * the browser refuses both ways.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text)
    return
  }
  const holder = document.createElement('textarea')
  holder.value = text
  holder.style.position = 'fixed'
  holder.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!isCopied) throw new Error('The browser refused to copy')
}
