import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useState } from 'react'
import { figureCopy, linkCopy } from '../content/editor.ts'
import { putFigure, readFigure } from './commands.ts'
import { isAddress } from './document/attributes.ts'
import type { Editing } from './editing.ts'

interface FigureDialogProps {
  editing: Editing
  isOpen: boolean
  onClose: () => void
}

/** A picture by its address, with what it shows and its caption: a new one, or the one at the selection. */
export function FigureDialog({ editing, isOpen, onClose }: FigureDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={figureCopy.title}>
      <Fields editing={editing} onClose={onClose} />
    </Dialog>
  )
}

function Fields({ editing, onClose }: Omit<FigureDialogProps, 'isOpen'>) {
  const [figure, setFigure] = useState(
    () => readFigure(editing.getState()) ?? { src: '', alt: '', caption: '' }
  )
  const [error, setError] = useState<string>()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const src = figure.src.trim()
    if (src === '') return setError(linkCopy.empty)
    if (!isAddress(src, 'img')) return setError(linkCopy.refused)
    editing.run(putFigure({ src, alt: figure.alt.trim(), caption: figure.caption.trim() }))
    onClose()
  }
  return (
    <DialogForm
      onSubmit={apply}
      foot={
        <Button type="submit" variant="strong">
          {figureCopy.apply}
        </Button>
      }
    >
      <TextField
        label={figureCopy.address}
        error={error}
        inputMode="url"
        data-autofocus
        value={figure.src}
        onChange={(event) => setFigure({ ...figure, src: event.target.value })}
      />
      <TextField
        label={figureCopy.alt}
        hint={figureCopy.altHint}
        value={figure.alt}
        onChange={(event) => setFigure({ ...figure, alt: event.target.value })}
      />
      <TextField
        label={figureCopy.caption}
        isOptional
        value={figure.caption}
        onChange={(event) => setFigure({ ...figure, caption: event.target.value })}
      />
    </DialogForm>
  )
}
