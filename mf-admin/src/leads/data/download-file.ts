/** Hands a text file to the browser's downloads. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
