import type { MadeCode } from '@site/contracts/access/code-calls'
import type { CodeScope } from '@site/contracts/access/codes'
import { useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { type FormEvent, useState } from 'react'
import { copyText } from '../leads/data/copy-text.ts'
import { CodeFields, isComplete } from './code-fields.tsx'
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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const code = await create(fields.name, fields.scopes)
    setBusy(false)
    if (!code) return
    setMade(code)
    setFields(BLANK)
  }
  if (made) return <ShownCode {...made} onDone={() => setMade(null)} />
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.subtitle}>{codesCopy.newTitle}</h2>
      <CodeFields {...fields} onChange={setFields} />
      <div>
        <Button type="submit" variant="strong" disabled={isBusy || !isComplete(fields)}>
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
        <code className={styles.code}>{code}</code>
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
