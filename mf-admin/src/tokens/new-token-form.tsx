import type { MadeToken } from '@site/contracts/access/token-calls'
import { TOKEN_SCOPES, type TokenScope } from '@site/contracts/access/tokens'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { TextField } from '@site/web/ui/forms/text-field'
import { type FormEvent, useState } from 'react'
import styles from '../codes/codes-screen.module.css'
import { tokenScopeLabels, tokensCopy } from './content/tokens.ts'
import { MadeTokenCard } from './made-token-card.tsx'

const BLANK: { name: string; scopes: TokenScope[] } = { name: '', scopes: [] }

/** Scopes stand in the order of the contract, however they were ticked. */
const switched = (scopes: TokenScope[], scope: TokenScope) =>
  TOKEN_SCOPES.filter((one) => scopes.includes(one) !== (one === scope))

/** A name and what the token opens; then the token itself, this once (TOKEN-1). */
export function NewTokenForm({
  create
}: {
  create: (name: string, scopes: TokenScope[]) => Promise<MadeToken | null>
}) {
  const [{ name, scopes }, setFields] = useState(BLANK)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeToken | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const token = await create(name.trim(), scopes)
    setBusy(false)
    if (!token) return
    setMade(token)
    setFields(BLANK)
  }
  if (made) return <MadeTokenCard {...made} onDone={() => setMade(null)} />
  return (
    <form className={styles.form} onSubmit={submit}>
      <h2 className={styles.subtitle}>{tokensCopy.newTitle}</h2>
      <TextField
        label={tokensCopy.name}
        hint={tokensCopy.nameHint}
        name="name"
        autoComplete="off"
        maxLength={80}
        required
        value={name}
        onChange={({ target }) => setFields({ name: target.value, scopes })}
      />
      <fieldset className={styles.scopes}>
        <legend>{tokensCopy.scopes}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={() => setFields({ name, scopes: switched(scopes, scope) })}
          >
            {tokenScopeLabels[scope]}
          </Checkbox>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="strong" disabled={isBusy || name.trim() === '' || scopes.length === 0}>
          {isBusy ? tokensCopy.creating : tokensCopy.create}
        </Button>
      </div>
    </form>
  )
}
