import type { Toast } from '@site/web/platform'
import { type PointerEvent, useEffect, useRef } from 'react'
import { SWIPE_THRESHOLD } from '../carousel/swipe.tsx'
import { classNames } from '../class-names.tsx'
import { IconButton } from '../forms/button.tsx'
import { Icon, type IconName } from '../pictures/icon.tsx'
import styles from './toaster.module.css'

interface ToastCardProps {
  toast: Toast
  /** Focus is in the region of notifications. */
  isFocused: boolean
  onDismiss: () => void
  onPause: () => void
  onResume: () => void
}

const SIGNS: Record<Toast['tone'], IconName> = { success: 'check', error: 'alert', info: 'chat' }

/** One toast. Its clock stops while the pointer is over it or focus is in its region; dragged 50 px to the right it goes. */
export function ToastCard({ toast, isFocused, onDismiss, onPause, onResume }: ToastCardProps) {
  const holds = useHolds(onPause, onResume)
  const swipe = useSwipeAway(onDismiss)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `holds` keeps its reasons in a ref
  useEffect(() => {
    if (isFocused) holds.take('focus')
    else holds.release('focus')
  }, [isFocused])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toast is no group of form fields
    <div
      role="group"
      aria-label="Notification"
      data-surface="nuit"
      className={classNames(styles.toast, toast.tone !== 'info' && styles[toast.tone])}
      onPointerEnter={() => holds.take('pointer')}
      {...swipe}
      onPointerLeave={() => holds.release('pointer')}
    >
      <span className={styles.sign}>
        <Icon name={SIGNS[toast.tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
      </div>
      <IconButton icon="close" label="Fermer la notification" onClick={onDismiss} />
    </div>
  )
}

/** Two reasons may hold the clock at once; it goes on when neither does. */
function useHolds(onPause: () => void, onResume: () => void) {
  const reasons = useRef(new Set<string>())
  // A card that goes while it is read (its dialog closes) must not leave the clock of its toast standing.
  useEffect(() => {
    const held = reasons.current
    return () => {
      if (held.size > 0) onResume()
      held.clear()
    }
  }, [onResume])
  return {
    take(reason: string) {
      if (reasons.current.size === 0) onPause()
      reasons.current.add(reason)
    },
    release(reason: string) {
      if (reasons.current.delete(reason) && reasons.current.size === 0) onResume()
    }
  }
}

function useSwipeAway(onDismiss: () => void) {
  const startX = useRef<number | null>(null)
  const end = (event: PointerEvent<HTMLElement>) => {
    startX.current = null
    event.currentTarget.style.translate = ''
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return
      event.currentTarget.style.translate = `${Math.max(0, event.clientX - startX.current)}px 0`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return
      const distance = event.clientX - startX.current
      end(event)
      if (distance >= SWIPE_THRESHOLD) onDismiss()
    },
    onPointerCancel: end
  }
}
