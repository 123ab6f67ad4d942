import { CODE_SCOPES, type CodeScope } from '@site/contracts/access/codes'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { TextField } from '@site/web/ui/forms/text-field'
import styles from './codes-screen.module.css'
import { codesCopy, scopeLabels } from './content/codes.ts'

/** Whose a code is, and what it opens. */
export interface CodeText {
  name: string
  scopes: CodeScope[]
}

export const isComplete = ({ name, scopes }: CodeText) => name.trim() !== '' && scopes.length > 0

/** Scopes stand in the order of the contract, however they were ticked. */
const switched = (scopes: CodeScope[], scope: CodeScope) =>
  CODE_SCOPES.filter((one) => scopes.includes(one) !== (one === scope))

export function CodeFields({ name, scopes, onChange }: CodeText & { onChange: (text: CodeText) => void }) {
  return (
    <>
      <TextField
        label={codesCopy.name}
        hint={codesCopy.nameHint}
        name="name"
        autoComplete="off"
        maxLength={80}
        required
        value={name}
        onChange={({ target }) => onChange({ name: target.value, scopes })}
      />
      <fieldset className={styles.scopes}>
        <legend>{codesCopy.scopes}</legend>
        {CODE_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={() => onChange({ name, scopes: switched(scopes, scope) })}
          >
            {scopeLabels[scope]}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}
