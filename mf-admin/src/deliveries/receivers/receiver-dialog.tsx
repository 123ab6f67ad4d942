import type { MadeReceiver, Receiver } from '@site/contracts/deliveries/deliveries'
import { LEAD_SOURCES } from '@site/contracts/leads/lead'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useState } from 'react'
import { CheckboxGroup } from '../../layout/checkbox-group.tsx'
import { useRequiredFields } from '../../layout/use-required-fields.ts'
import { sourceLabels } from '../../leads/content/leads.ts'
import { receiverFormCopy as copy } from '../content/receivers.ts'
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
  const { form, said, check } = useRequiredFields({
    ...(text.name.trim() === '' && { name: copy.nameMissing }),
    ...(text.url.trim() === '' && { url: copy.urlMissing }),
    ...(text.sources.length === 0 && { sources: copy.sourcesMissing })
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFaults({})
    if (!check()) return
    setBusy(true)
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
      ref={form}
      onSubmit={submit}
      foot={
        <Button type="submit" variant="strong" aria-disabled={isBusy}>
          {isBusy ? busy : idle}
        </Button>
      }
    >
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        error={said.name ?? faults.name}
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
        error={said.url ?? faults.url}
        name="receiver-url"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        required
        value={text.url}
        onChange={({ target }) => setText({ ...text, url: target.value })}
      />
      <CheckboxGroup
        legend={copy.sources}
        choices={LEAD_SOURCES}
        labels={sourceLabels}
        chosen={text.sources}
        error={said.sources}
        onChange={(sources) => setText({ ...text, sources })}
      />
    </DialogForm>
  )
}
