import { useEffect } from 'react'

/** The mark of the site, as /favicon.svg has it, with the number that waits in its corner; more than nine is "9+". */
export function iconWith(count: number): string {
  const words = count > 9 ? '9+' : String(count)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<rect y="4" width="20" height="6.5" rx="2" fill="#2733c9"/>',
    '<rect x="8" y="12.75" width="24" height="6.5" rx="2" fill="#7c83a6"/>',
    '<rect x="3" y="21.5" width="14" height="6.5" rx="2" fill="#ff6f4e"/>',
    '<rect x="11" y="11" width="21" height="21" rx="6" fill="#ff6f4e" stroke="#fff" stroke-width="1.5"/>',
    `<text x="21.5" y="27" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${words.length > 1 ? 13 : 16}" fill="#11142f">${words}</text>`,
    '</svg>'
  ].join('')
}

/** Counts in the page's icon what is new, as the title does (SHEET-13). The picture is made here: nothing is asked for. */
export function useIconMark(count: number): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link || count === 0) return
    const before = link.getAttribute('href') ?? ''
    link.href = `data:image/svg+xml,${encodeURIComponent(iconWith(count))}`
    return () => link.setAttribute('href', before)
  }, [count])
}
