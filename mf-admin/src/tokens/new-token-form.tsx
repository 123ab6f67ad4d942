import type { MadeToken } from '@site/contracts/access/token-calls'
import { TOKEN_SCOPES, type TokenScope } from '@site/contracts/access/tokens'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { type FormEvent, useState } from 'react'
import styles from '../codes/codes-screen.module.css'
import { CheckboxGroup } from '../layout/checkbox-group.tsx'
import { useFocusOnReturn } from '../layout/use-focus-on-return.ts'
import { useRequiredFields } from '../layout/use-required-fields.ts'
import { tokenScopeLabels, tokensCopy } from './content/tokens.ts'
import { MadeTokenCard } from './made-token-card.tsx'
import { type GrantTexts, ReleaseFields, readGrants } from './release-fields.tsx'
import type { NewToken } from './use-tokens.ts'

/** What stands in the fields. */
interface TokenFields extends GrantTexts {
  name: string
  scopes: TokenScope[]
}
const BLANK: TokenFields = { name: '', scopes: [], deployables: '', routes: '' }

/** A name and what the token opens; then the token itself, this once (TOKEN-1). */
export function NewTokenForm({ create }: { create: (token: NewToken) => Promise<MadeToken | null> }) {
  const [fields, setFields] = useState(BLANK)
  const { name, scopes } = fields
  const isForReleases = scopes.includes('releases:write')
  const grants = readGrants(fields)
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeToken | null>(null)
  const { form, said, check } = useRequiredFields({
    ...(name.trim() === '' && { name: tokensCopy.nameMissing }),
    ...(scopes.length === 0 && { scopes: tokensCopy.scopesMissing }),
    ...(isForReleases && grants.errors)
  })
  const field = useFocusOnReturn(made === null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !check()) return
    setBusy(true)
    const token = await create({
      name: name.trim(),
      scopes,
      ...(isForReleases && { releases: grants.releases })
    })
    setBusy(false)
    if (!token) return
    setMade(token)
    setFields(BLANK)
  }
  if (made) return <MadeTokenCard {...made} onDone={() => setMade(null)} />
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.subtitle}>{tokensCopy.newTitle}</h2>
      <TextField
        ref={field}
        label={tokensCopy.name}
        hint={tokensCopy.nameHint}
        error={said.name}
        name="name"
        autoComplete="off"
        maxLength={80}
        required
        value={name}
        onChange={({ target }) => setFields({ ...fields, name: target.value })}
      />
      <CheckboxGroup
        legend={tokensCopy.scopes}
        choices={TOKEN_SCOPES}
        labels={tokenScopeLabels}
        chosen={scopes}
        error={said.scopes}
        onChange={(chosen) => setFields({ ...fields, scopes: chosen })}
      />
      {isForReleases && (
        <ReleaseFields
          texts={fields}
          errors={said}
          onChange={(texts) => setFields({ ...fields, ...texts })}
        />
      )}
      <div>
        <Button type="submit" variant="strong" aria-disabled={isBusy}>
          {isBusy ? tokensCopy.creating : tokensCopy.create}
        </Button>
      </div>
    </form>
  )
}
