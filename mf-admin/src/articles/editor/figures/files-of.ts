/**
 * The files that are handed over, pasted or dropped, if they are what is meant: a program that copies a text puts a picture of it beside
 * its HTML, and a page's picture comes with the page's address.
 */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return []
  return Array.from(data.files)
}
