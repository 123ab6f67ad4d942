import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.tsx'
import { IconButton } from '../forms/button.tsx'
import styles from './dialog.module.css'
import { useDialog } from './use-dialog.tsx'

interface DialogProps {
  isOpen: boolean
  /** Asked for by Escape, the backdrop and the cross. */
  onClose: () => void
  /** Names the dialog. */
  title: string
  description?: ReactNode
  /** Width on a large screen: 400, 480 or 560 px. */
  size?: 'small' | 'medium' | 'large'
  /** 'drawer': 440 px from the right, full screen on a phone. 'sheet': from the bottom on a phone. */
  placement?: 'center' | 'drawer' | 'sheet'
  closeLabel?: string
  className?: string | undefined
  /** Mounted while open only, so that what was typed is gone once closed. Mark the first field `data-autofocus`. */
  children: ReactNode
}

/** A modal dialog on the native element. See use-dialog.ts for what it does with focus, scroll and Escape. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'medium',
  placement = 'center',
  closeLabel = 'Fermer',
  className,
  children
}: DialogProps) {
  const id = useId()
  const { ref, handlers } = useDialog(isOpen, onClose)
  return (
    <dialog
      ref={ref}
      {...handlers}
      data-surface="papier"
      // What is closed holds no title to refer to.
      aria-labelledby={isOpen ? `${id}-title` : undefined}
      aria-describedby={isOpen && description ? `${id}-description` : undefined}
      className={classNames(
        styles.dialog,
        size !== 'medium' && styles[size],
        placement !== 'center' && styles[placement],
        className
      )}
    >
      {isOpen && (
        <div className={styles.box}>
          <div className={styles.head}>
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            {description && (
              <div className={styles.description} id={`${id}-description`}>
                {description}
              </div>
            )}
          </div>
          {children}
          <IconButton className={styles.close} icon="close" label={closeLabel} onClick={onClose} />
        </div>
      )}
    </dialog>
  )
}
