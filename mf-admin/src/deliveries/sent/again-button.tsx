import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { deliveriesCopy } from '../content/deliveries.ts'

interface AgainButtonProps {
  /** What is sent again, and to whom. */
  label: string
  onSendAgain: () => Promise<void>
}

/** Sends something again that did not arrive; it cannot be pressed a second time meanwhile. */
export function AgainButton({ label, onSendAgain }: AgainButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const sendAgain = async () => {
    if (isBusy) return
    setBusy(true)
    await onSendAgain()
    setBusy(false)
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon="refresh"
      aria-disabled={isBusy}
      aria-label={label}
      onClick={sendAgain}
    >
      {deliveriesCopy.again}
    </Button>
  )
}
