import { type RefObject, useEffect } from 'react'

/**
 * Keeps a full-screen panel inside what is really seen. iOS lays its keyboard over the page: neither `100vh` nor `100dvh`
 * shrinks, only the visual viewport does, and it may be scrolled down the page. Set as properties (CSP allows no attribute).
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>, isFullScreen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const element = panel.current
    if (!isFullScreen || !viewport || !element) return
    const follow = () => {
      // Zoomed in by fingers, the viewport is a part of the panel: it must not shrink to it.
      const isKeyboard = viewport.scale <= 1.01 && viewport.height < window.innerHeight - 1
      element.style.height = isKeyboard ? `${viewport.height}px` : ''
      element.style.top = isKeyboard ? `${viewport.offsetTop}px` : ''
    }
    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
      element.style.height = ''
      element.style.top = ''
    }
  }, [panel, isFullScreen])
}
