import { useLocation, useNavigate, usePlatform } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { PasswordField } from '@site/web/ui/forms/password-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { type FormEvent, useState } from 'react'
import { validateCode } from '../../access/validate-code.ts'
import { useRequiredFields } from '../../layout/use-required-fields.ts'
import { codeCopy } from '../content/publication.ts'
import styles from './code-dialog.module.css'
import type { Drafts } from './use-drafts.ts'

interface CodeDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Keeps what is typed in this browser. */
  keep: Drafts['keepNow']
}

/** Another code in the place of one that is accepted no more: the same page opens with it, and with what was typed. */
export function CodeDialog({ isOpen, onClose, keep }: CodeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={codeCopy.title}
      description={<p>{codeCopy.explanation}</p>}
      size="small"
      className={styles.short}
    >
      <Fields keep={keep} />
    </Dialog>
  )
}

function Fields({ keep }: Pick<CodeDialogProps, 'keep'>) {
  const { http } = usePlatform()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { form, said, check } = useRequiredFields(code === '' ? { code: codeCopy.missing } : {})
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !check()) return
    setBusy(true)
    const answer = await validateCode(http, code)
    setBusy(false)
    if (answer.outcome === 'throttled') return setError(answer.message)
    if (answer.outcome !== 'accepted')
      return setError(answer.outcome === 'refused' ? codeCopy.refused : codeCopy.failed)
    const parameters = new URLSearchParams(search)
    parameters.set('code', code)
    navigate(`${pathname}?${parameters}`, { replace: true, state: keep() })
  }
  return (
    <DialogForm
      ref={form}
      onSubmit={apply}
      foot={
        <Button type="submit" variant="strong" aria-disabled={isBusy}>
          {isBusy ? codeCopy.applying : codeCopy.apply}
        </Button>
      }
    >
      <PasswordField
        label={codeCopy.field}
        showLabel={codeCopy.show}
        hideLabel={codeCopy.hide}
        error={said.code ?? error}
        data-autofocus
        value={code}
        onChange={(event) => {
          setError(undefined)
          setCode(event.target.value)
        }}
      />
    </DialogForm>
  )
}
