import type { MadeCode } from '@site/contracts/access/code-calls'
import type { CodeScope } from '@site/contracts/access/codes'
import { useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { type FormEvent, useState } from 'react'
import { ShownSecret } from '../layout/shown-secret.tsx'
import { useFocusOnReturn } from '../layout/use-focus-on-return.ts'
import { useRequiredFields } from '../layout/use-required-fields.ts'
import { copyText } from '../leads/data/copy-text.ts'
import { CodeFields, missingOf } from './code-fields.tsx'
import styles from './codes-screen.module.css'
import { codesCopy, codesToasts } from './content/codes.ts'

const BLANK: { name: string; scopes: CodeScope[] } = { name: '', scopes: [] }

/** A name and what the code opens; then the code itself, this once (ADMIN-14). */
export function NewCodeForm({
  create
}: {
  create: (name: string, scopes: CodeScope[]) => Promise<MadeCode | null>
}) {
  const [fields, setFields] = useState(BLANK)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeCode | null>(null)
  const { form, said, check } = useRequiredFields(missingOf(fields))
  const field = useFocusOnReturn(made === null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !check()) return
    setBusy(true)
    const code = await create(fields.name, fields.scopes)
    setBusy(false)
    if (!code) return
    setMade(code)
    setFields(BLANK)
  }
  if (made) return <ShownCode {...made} onDone={() => setMade(null)} />
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.subtitle}>{codesCopy.newTitle}</h2>
      <CodeFields {...fields} ref={field} said={said} onChange={setFields} />
      <div>
        <Button type="submit" variant="strong" aria-disabled={isBusy}>
          {isBusy ? codesCopy.creating : codesCopy.create}
        </Button>
      </div>
    </form>
  )
}

function ShownCode({ name, code, onDone }: MadeCode & { onDone: () => void }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await copyText(code)
      toast.show(codesToasts.copied)
    } catch (error) {
      console.warn('The code could not be copied', error)
      toast.show(codesToasts.notCopied)
    }
  }
  return (
    <div className={styles.made} role="status">
      <h2 className={styles.subtitle}>{codesCopy.codeOf(name)}</h2>
      <p>
        <ShownSecret>{code}</ShownSecret>
      </p>
      <p>{codesCopy.once}</p>
      <div className={styles.buttons}>
        <Button variant="strong" icon="copy" onClick={copy}>
          {codesCopy.copy}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {codesCopy.done}
        </Button>
      </div>
    </div>
  )
}
