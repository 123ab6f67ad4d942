import { TextField } from '@site/web/ui/forms/text-field'
import type { Ref } from 'react'
import { CheckboxGroup } from '../layout/checkbox-group.tsx'
import type { Issued, IssuedKind, IssuedText, MoreFields } from './issued-kind.ts'

interface IssuedFieldsProps<Item extends Issued, Text extends IssuedText> extends MoreFields<Text> {
  kind: IssuedKind<Item, Text>
  /** The field of the name. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Whose a code or a token is, and what it opens. */
export function IssuedFields<Item extends Issued, Text extends IssuedText>({
  kind: { copy, scopes, labels, renderMore },
  ref,
  ...fields
}: IssuedFieldsProps<Item, Text>) {
  const { text, said, onChange } = fields
  return (
    <>
      <TextField
        ref={ref}
        label={copy.name}
        hint={copy.nameHint}
        error={said.name}
        name="name"
        autoComplete="off"
        maxLength={80}
        required
        data-autofocus
        value={text.name}
        onChange={({ target }) => onChange({ ...text, name: target.value })}
      />
      <CheckboxGroup
        legend={copy.scopes}
        choices={scopes}
        labels={labels}
        chosen={text.scopes}
        error={said.scopes}
        onChange={(chosen) => onChange({ ...text, scopes: chosen })}
      />
      {renderMore?.(fields)}
    </>
  )
}
