import { Button } from '@site/web/ui/forms/button'
import { useOnePress } from '../../layout/use-one-press.ts'
import { deliveriesCopy } from '../content/deliveries.ts'

interface AgainButtonProps {
  /** What is sent again, and to whom. */
  label: string
  onSendAgain: () => Promise<void>
}

/** Sends something again that did not arrive; it cannot be pressed a second time meanwhile. */
export function AgainButton({ label, onSendAgain }: AgainButtonProps) {
  const { isBusy, press } = useOnePress(onSendAgain)
  return (
    <Button
      variant="quiet"
      size="small"
      icon="refresh"
      aria-disabled={isBusy}
      aria-label={label}
      onClick={press}
    >
      {deliveriesCopy.again}
    </Button>
  )
}
