import type { MadeReceiver } from '@site/contracts/deliveries/deliveries'
import { useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { ShownSecret } from '../../layout/shown-secret.tsx'
import { copyText } from '../../leads/data/copy-text.ts'
import { deliveryToasts, secretCopy } from '../content/receivers.ts'
import styles from './receivers.module.css'

/** The secret of a receiver, this once; null: closed. */
export function SecretDialog({ made, onClose }: { made: MadeReceiver | null; onClose: () => void }) {
  const toast = useToast()
  const copy = async (secret: string) => {
    try {
      await copyText(secret)
      toast.show(deliveryToasts.copied)
    } catch (error) {
      console.warn('The secret could not be copied', error)
      toast.show(deliveryToasts.notCopied)
    }
  }
  return (
    <Dialog
      isOpen={made !== null}
      onClose={onClose}
      title={secretCopy.title(made?.name ?? '')}
      description={secretCopy.once}
    >
      <p>{made && <ShownSecret>{made.secret}</ShownSecret>}</p>
      <div className={styles.dialogButtons}>
        <Button variant="strong" icon="copy" onClick={() => made && void copy(made.secret)}>
          {secretCopy.copy}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {secretCopy.done}
        </Button>
      </div>
    </Dialog>
  )
}
