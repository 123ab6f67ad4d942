import { useModal } from '@site/web/platform'
import { type RefObject, useEffect, useRef } from 'react'

/** What has a use of its own for Ctrl+Enter, as a link that it opens in another tab. */
const TAKEN = 'a[href], button, input, textarea, select, [contenteditable="true"], dialog'

/**
 * Ctrl+Enter publishes from anywhere on the screen of a form (EDITOR-22): in all of the form, and outside of it wherever nothing else has
 * that key. An open dialog keeps it.
 */
export function usePublishKey(form: RefObject<HTMLFormElement | null>, publish: () => void): void {
  const { anotherIsOpen } = useModal(false)
  const newest = useRef(publish)
  useEffect(() => {
    newest.current = publish
  })
  useEffect(() => {
    if (anotherIsOpen) return
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (!isAsked || !(event.target instanceof Element)) return
      // The editor takes every Enter from the browser, this one too.
      const isInForm = form.current?.contains(event.target)
      if (!isInForm && (event.defaultPrevented || event.target.closest(TAKEN))) return
      event.preventDefault()
      newest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form, anotherIsOpen])
}
