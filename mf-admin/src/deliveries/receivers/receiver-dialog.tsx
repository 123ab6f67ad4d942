import type { MadeReceiver, Receiver } from '@site/contracts/deliveries/deliveries'
import { LEAD_SOURCES, type LeadSource } from '@site/contracts/leads/lead'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useState } from 'react'
import { sourceChoices } from '../content/deliveries.ts'
import { receiverFormCopy as copy } from '../content/receivers.ts'
import styles from './receivers.module.css'
import type { ReceiverActions, ReceiverText } from './use-receivers.ts'

interface ReceiverDialogProps {
  isOpen: boolean
  /** null: a new one. */
  receiver: Receiver | null
  actions: Pick<ReceiverActions, 'create' | 'change'>
  onClose: () => void
  onMade: (made: MadeReceiver) => void
}

/** A new receiver, or another name, address or sources for one. What is refused stays typed. */
export function ReceiverDialog({ isOpen, ...rest }: ReceiverDialogProps) {
  const { receiver, onClose } = rest
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={receiver ? copy.changeTitle : copy.newTitle}
      description={receiver ? undefined : copy.newHint}
    >
      <ReceiverForm {...rest} />
    </Dialog>
  )
}

function ReceiverForm({ receiver, actions, onClose, onMade }: Omit<ReceiverDialogProps, 'isOpen'>) {
  const [text, setText] = useState<ReceiverText>({
    name: receiver?.name ?? '',
    url: receiver?.url ?? '',
    sources: receiver?.sources ?? [...LEAD_SOURCES]
  })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const isComplete = text.name.trim() !== '' && text.url.trim() !== '' && text.sources.length > 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isBusy) return
    setBusy(true)
    setFaults({})
    if (receiver) {
      if (await actions.change(receiver, text, setFaults)) return onClose()
    } else {
      const made = await actions.create(text, setFaults)
      if (made) return onMade(made)
    }
    setBusy(false)
  }
  const [idle, busy] = receiver ? [copy.save, copy.saving] : [copy.create, copy.creating]
  return (
    <DialogForm
      onSubmit={submit}
      foot={
        <Button type="submit" variant="strong" disabled={isBusy || !isComplete}>
          {isBusy ? busy : idle}
        </Button>
      }
    >
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        error={faults.name}
        name="receiver-name"
        autoComplete="off"
        maxLength={80}
        data-autofocus
        required
        value={text.name}
        onChange={({ target }) => setText({ ...text, name: target.value })}
      />
      <TextField
        label={copy.url}
        hint={copy.urlHint}
        error={faults.url}
        name="receiver-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        required
        value={text.url}
        onChange={({ target }) => setText({ ...text, url: target.value })}
      />
      <fieldset className={styles.sources}>
        <legend>{copy.sources}</legend>
        {sourceChoices.map(({ source, label }) => (
          <Checkbox
            key={source}
            checked={text.sources.includes(source)}
            onChange={() => setText({ ...text, sources: switched(text.sources, source) })}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </DialogForm>
  )
}

/** In the order of the contract, however they were ticked. */
const switched = (sources: LeadSource[], source: LeadSource) =>
  LEAD_SOURCES.filter((one) => sources.includes(one) !== (one === source))
