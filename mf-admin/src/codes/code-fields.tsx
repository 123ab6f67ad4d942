import { CODE_SCOPES, type CodeScope } from '@site/contracts/access/codes'
import { TextField } from '@site/web/ui/forms/text-field'
import type { Ref } from 'react'
import { CheckboxGroup } from '../layout/checkbox-group.tsx'
import type { Missing } from '../layout/use-required-fields.ts'
import { codesCopy, scopeLabels } from './content/codes.ts'

/** Whose a code is, and what it opens. */
export interface CodeText {
  name: string
  scopes: CodeScope[]
}

/** What a code lacks before it can be kept. */
export const missingOf = ({ name, scopes }: CodeText): Missing<keyof CodeText> => ({
  ...(name.trim() === '' && { name: codesCopy.nameMissing }),
  ...(scopes.length === 0 && { scopes: codesCopy.scopesMissing })
})

interface CodeFieldsProps extends CodeText {
  /** The field of the name. */
  ref?: Ref<HTMLInputElement>
  said: Missing<keyof CodeText>
  onChange: (text: CodeText) => void
}

export function CodeFields({ ref, name, scopes, said, onChange }: CodeFieldsProps) {
  return (
    <>
      <TextField
        ref={ref}
        label={codesCopy.name}
        hint={codesCopy.nameHint}
        error={said.name}
        name="name"
        autoComplete="off"
        maxLength={80}
        required
        value={name}
        onChange={({ target }) => onChange({ name: target.value, scopes })}
      />
      <CheckboxGroup
        legend={codesCopy.scopes}
        choices={CODE_SCOPES}
        labels={scopeLabels}
        chosen={scopes}
        error={said.scopes}
        onChange={(chosen) => onChange({ name, scopes: chosen })}
      />
    </>
  )
}
