import { useEffect, useRef } from 'react'
import styles from './shown-secret.module.css'

/** What is shown this once: it has the focus and is selected whole, so that the keyboard's own copy takes it. */
export function ShownSecret({ children }: { children: string }) {
  const shown = useRef<HTMLElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <code
      ref={shown}
      tabIndex={-1}
      data-autofocus
      className={styles.secret}
      onFocus={({ currentTarget }) => window.getSelection()?.selectAllChildren(currentTarget)}
    >
      {children}
    </code>
  )
}
