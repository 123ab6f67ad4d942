import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { schedulerCopy } from './content/scheduler.ts'
import styles from './scheduler-screen.module.css'

interface TestButtonProps {
  isWriting: boolean
  isBusy: boolean
  onConfirm: () => void
}

/** Has an article written and published at once, asked twice in its place (RUN-24). */
export function TestButton({ isWriting, isBusy, onConfirm }: TestButtonProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="quiet" disabled={isBusy} onClick={() => setAsking(true)}>
        {isWriting ? schedulerCopy.testing : schedulerCopy.test}
      </Button>
    )
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question and its answers, and no fields
    <div role="group" aria-labelledby="test-question" className={styles.question}>
      <p id="test-question">{schedulerCopy.testQuestion}</p>
      <div className={styles.buttons}>
        <Button variant="quiet" autoFocus onClick={() => setAsking(false)}>
          {schedulerCopy.cancel}
        </Button>
        <Button variant="strong" onClick={confirm}>
          {schedulerCopy.testConfirm}
        </Button>
      </div>
    </div>
  )
}
