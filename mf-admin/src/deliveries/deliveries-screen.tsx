import type { MadeReceiver, Receiver } from '@site/contracts/deliveries/deliveries'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { useMay } from '../access/use-rights.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { deliveriesCopy } from './content/deliveries.ts'
import { receiversCopy, removeCopy, renewCopy } from './content/receivers.ts'
import styles from './deliveries-screen.module.css'
import { ReceiverDialog } from './receivers/receiver-dialog.tsx'
import { ReceiverList } from './receivers/receiver-list.tsx'
import { SecretDialog } from './receivers/secret-dialog.tsx'
import { useReceivers } from './receivers/use-receivers.ts'
import { ReminderList } from './sent/reminder-list.tsx'
import { SentList } from './sent/sent-list.tsx'
import type { DeliveryFilter } from './sent/use-deliveries.ts'

/** What is open over the page, and about whom. */
type Open =
  | { what: 'new' }
  | { what: 'change' | 'renew' | 'remove'; receiver: Receiver }
  | { what: 'secret'; made: MadeReceiver }

/** /admin/deliveries: who is told of leads, what was sent, and what can be done about it. */
export function DeliveriesScreen({ adminCode }: { adminCode: string }) {
  const actions = useReceivers(adminCode)
  const mayChange = useMay(adminCode)('all')
  const [filter, setFilter] = useState<DeliveryFilter>({})
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const about = (what: 'renew' | 'remove') => (open?.what === what ? open.receiver : null)
  const showSecret = (made: MadeReceiver | null) => setOpen(made && { what: 'secret', made })
  return (
    <AdminFrame
      title={deliveriesCopy.title}
      adminCode={adminCode}
      isWide="page"
      aside={
        mayChange &&
        actions.canMake && (
          <Button variant="strong" size="small" icon="plus" onClick={() => setOpen({ what: 'new' })}>
            {receiversCopy.add}
          </Button>
        )
      }
    >
      <ReceiverList
        actions={actions}
        mayChange={mayChange}
        onFilter={setFilter}
        onOpen={(what, receiver) => setOpen({ what, receiver })}
      />
      {/* Read meanwhile, and not shown before what stands above: that would push it down. */}
      <div className={styles.below} hidden={!actions.receivers && !actions.hasFailed}>
        <SentList
          adminCode={adminCode}
          receivers={actions.receivers ?? []}
          filter={filter}
          onFilter={setFilter}
        />
        <ReminderList adminCode={adminCode} />
      </div>
      <ReceiverDialog
        isOpen={open?.what === 'new' || open?.what === 'change'}
        receiver={open?.what === 'change' ? open.receiver : null}
        actions={actions}
        onClose={close}
        onMade={showSecret}
      />
      <SecretDialog made={open?.what === 'secret' ? open.made : null} onClose={close} />
      <ConfirmDialog
        isOpen={about('renew') !== null}
        copy={renewCopy}
        subject={about('renew')?.name ?? undefined}
        onCancel={close}
        onConfirm={async () => {
          const receiver = about('renew')
          if (receiver) showSecret(await actions.renew(receiver))
        }}
      />
      <ConfirmDialog
        isOpen={about('remove') !== null}
        copy={removeCopy}
        subject={about('remove')?.name ?? undefined}
        onCancel={close}
        onConfirm={async () => {
          const receiver = about('remove')
          if (receiver) await actions.remove(receiver)
          close()
        }}
      />
    </AdminFrame>
  )
}
