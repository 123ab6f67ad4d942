import { useModal } from '@site/web/platform'
import { useDialog } from '@site/web/ui/overlay/use-dialog'
import { useIsMobile } from '@site/web/ui/use-is-mobile'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { isPlainKey } from '../../../layout/plain-key.ts'
import { type KeyRuns, runKey } from '../../../layout/use-screen-keys.ts'
import { sheetCopy } from '../content/sheet.ts'
import styles from './sheet-panel.module.css'

interface SheetPanelProps {
  /** The keys of the sheet, which on a phone, where it covers the screen's own, it follows by itself. */
  keys: KeyRuns
  onClose: () => void
  children: ReactNode
}

/** Where a sheet stands: a panel beside the table, or a page of its own on a phone. */
export function SheetPanel(props: SheetPanelProps) {
  return useIsMobile() ? <SheetPage {...props} /> : <SidePanel {...props} />
}

/** Escape closes it, wherever the focus is on the screen; in a field it leaves the field first. */
function SidePanel({ onClose, children }: SheetPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const newest = useRef(onClose)
  useEffect(() => {
    newest.current = onClose
  })
  const { anotherIsOpen } = useModal(false)
  useEffect(() => {
    // A dialog above has its own.
    if (anotherIsOpen) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      event.preventDefault()
      if (event.target instanceof Element && event.target.closest('input, textarea, select'))
        panel.current?.querySelector<HTMLElement>('[data-sheet-title]')?.focus()
      else newest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [anotherIsOpen])
  return (
    <aside ref={panel} className={styles.panel} aria-label={sheetCopy.region}>
      {children}
    </aside>
  )
}

function SheetPage({ keys, onClose, children }: SheetPanelProps) {
  const { ref, handlers } = useDialog(true, onClose)
  const follow = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Not what is pressed in a dialog that stands above.
    const isHere = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget
    if (isHere && isPlainKey(event.nativeEvent)) runKey(event.nativeEvent, keys)
  }
  return (
    <dialog
      ref={ref}
      {...handlers}
      className={styles.page}
      data-surface="papier"
      aria-label={sheetCopy.region}
      onKeyDown={follow}
    >
      {children}
    </dialog>
  )
}
