import { useModal, useScrollLock } from '@site/web/platform'
import { followMedia } from '@site/web/ui/use-is-mobile'
import { type ReactNode, useEffect, useRef } from 'react'
import { sheetCopy } from '../content/sheet.ts'
import styles from './sheet-panel.module.css'

interface SheetPanelProps {
  onClose: () => void
  children: ReactNode
}

/** Has the window no room for the panel beside the table? Then it would cover what the keyboard reaches (SHEET-32). */
const useIsAbove = followMedia('(max-width: 1239.98px)')

/**
 * Where a sheet stands: a panel beside the table; above it where there is no room, with the list out of reach; a page of its own on a phone.
 * Escape closes it; in a field it leaves the field first.
 */
export function SheetPanel({ onClose, children }: SheetPanelProps) {
  useEscape(onClose)
  const isAbove = useIsAbove()
  if (isAbove) return <SheetAbove onClose={onClose}>{children}</SheetAbove>
  return (
    <aside className={styles.panel} aria-label={sheetCopy.region}>
      {children}
    </aside>
  )
}

/**
 * Nothing beneath can be reached; a press beside it closes it. It is no modal in the eyes of the frame: the keys of the screen go on in it.
 */
function SheetAbove({ onClose, children }: SheetPanelProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  useScrollLock(true)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-sheet-title]')?.focus({ preventScroll: true })
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={ref}
      className={styles.above}
      data-surface="papier"
      aria-label={sheetCopy.region}
      // The back gesture of a phone; Escape is dealt with before it comes to that.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Text that is selected out of the sheet closes nothing.
        if (event.target === event.currentTarget && pressedBeside.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

function useEscape(onClose: () => void): void {
  const newest = useRef(onClose)
  useEffect(() => {
    newest.current = onClose
  })
  const { anotherIsOpen } = useModal(false)
  useEffect(() => {
    // A dialog above has its own.
    if (anotherIsOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      event.preventDefault()
      const { target } = event
      const title = document.querySelector<HTMLElement>('[data-sheet-title]')
      if (title && target instanceof Element && target.closest('input, textarea, select')) title.focus()
      else newest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [anotherIsOpen])
}
