import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useState } from 'react'
import { linkCopy } from '../content/editor.ts'
import { putLink, readLink, removeLink } from './commands.ts'
import { completeAddress, isAddress } from './document/attributes.ts'
import type { Editing } from './editing.ts'

interface LinkDialogProps {
  editing: Editing
  isOpen: boolean
  onClose: () => void
}

/** The link at the selection: its address, its words, and the way to take it off. */
export function LinkDialog({ editing, isOpen, onClose }: LinkDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={linkCopy.title}>
      <Fields editing={editing} onClose={onClose} />
    </Dialog>
  )
}

function Fields({ editing, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const [link] = useState(() => readLink(editing.getState()))
  const [href, setHref] = useState(link.href)
  const [text, setText] = useState(link.text)
  const [error, setError] = useState<string>()
  const apply = (event: FormEvent) => {
    // The article's own form stands around: it is not what is sent here.
    event.preventDefault()
    event.stopPropagation()
    const address = completeAddress(href)
    if (address === '') return setError(linkCopy.empty)
    if (!isAddress(address)) return setError(linkCopy.refused)
    editing.run(putLink(link, address, text))
    onClose()
  }
  return (
    <DialogForm
      onSubmit={apply}
      foot={
        <>
          <Button type="submit" variant="strong">
            {linkCopy.apply}
          </Button>
          {link.mark && (
            <Button
              variant="quiet"
              onClick={() => {
                editing.run(removeLink(link))
                onClose()
              }}
            >
              {linkCopy.remove}
            </Button>
          )}
        </>
      }
    >
      <TextField
        label={linkCopy.address}
        hint={linkCopy.addressHint}
        error={error}
        inputMode="url"
        data-autofocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
      />
      <TextField label={linkCopy.text} value={text} onChange={(event) => setText(event.target.value)} />
    </DialogForm>
  )
}
