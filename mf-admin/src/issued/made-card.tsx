import { useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import type { ReactNode } from 'react'
import { ShownSecret } from '../layout/shown-secret.tsx'
import { copyText } from '../leads/data/copy-text.ts'
import { type IssuedCopy, issuedCopy } from './content/issued.ts'
import styles from './issued.module.css'

interface MadeCardProps {
  copy: IssuedCopy
  name: string
  /** The code or token itself. */
  secret: string
  onDone: () => void
  children: ReactNode
}

/** A new code or token, this once. */
export function MadeCard({ copy, name, secret, onDone, children }: MadeCardProps) {
  const toast = useToast()
  const toClipboard = async () => {
    try {
      await copyText(secret)
      toast.show({ title: issuedCopy.copied, description: copy.toasts.copied, tone: 'success' })
    } catch (error) {
      console.warn('The code or token could not be copied', error)
      toast.show({ title: issuedCopy.error, description: copy.toasts.notCopied, tone: 'error' })
    }
  }
  return (
    <div className={styles.made} role="status">
      <h2 className={styles.subtitle}>{copy.madeOf(name)}</h2>
      <p>
        <ShownSecret>{secret}</ShownSecret>
      </p>
      <p>{copy.once}</p>
      {children}
      <div className={styles.buttons}>
        <Button variant="strong" icon="copy" onClick={toClipboard}>
          {copy.copy}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {issuedCopy.done}
        </Button>
      </div>
    </div>
  )
}
