import { useEffect } from 'react'

/**
 * Leads a link to a place on this page there, and leaves the address as it is: the fragment is the token, without which the page could
 * not be loaded again. For links of the article, and for the way past the header.
 */
export function usePlacesOnPage(): void {
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
      const place = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      if (!place || event.defaultPrevented) return
      event.preventDefault()
      place.scrollIntoView()
      if (place.tabIndex < 0) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    document.addEventListener('click', lead)
    return () => document.removeEventListener('click', lead)
  }, [])
}
