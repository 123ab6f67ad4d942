import type { NamedCode } from '@site/contracts/access/codes'
import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useState } from 'react'
import { useRequiredFields } from '../layout/use-required-fields.ts'
import { CodeFields, type CodeText, missingOf } from './code-fields.tsx'
import { codesCopy } from './content/codes.ts'

interface ChangeCodeDialogProps {
  /** null: closed. */
  code: NamedCode | null
  change: (code: NamedCode, text: CodeText) => Promise<boolean>
  onClose: () => void
}

/** Another name for a code, or other scopes; the code stays (ADMIN-25). */
export function ChangeCodeDialog({ code, change, onClose }: ChangeCodeDialogProps) {
  return (
    <Dialog
      isOpen={code !== null}
      onClose={onClose}
      title={codesCopy.changeTitle}
      description={codesCopy.changeHint}
    >
      {code && <Fields code={code} change={change} onClose={onClose} />}
    </Dialog>
  )
}

function Fields({ code, change, onClose }: ChangeCodeDialogProps & { code: NamedCode }) {
  const [fields, setFields] = useState<CodeText>({ name: code.name, scopes: code.scopes })
  const [isBusy, setBusy] = useState(false)
  const { form, said, check } = useRequiredFields(missingOf(fields))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !check()) return
    setBusy(true)
    const isDone = await change(code, { ...fields, name: fields.name.trim() })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      foot={
        <Button type="submit" variant="strong" aria-disabled={isBusy}>
          {isBusy ? codesCopy.saving : codesCopy.save}
        </Button>
      }
    >
      <CodeFields {...fields} said={said} onChange={setFields} />
    </DialogForm>
  )
}
