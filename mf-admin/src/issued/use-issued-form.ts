import { type FormEvent, useState } from 'react'
import { useRequiredFields } from '../layout/use-required-fields.ts'
import type { Issued, IssuedKind, IssuedText } from './issued-kind.ts'

/**
 * What stands in the fields of a code or a token, and its sending once nothing is wrong with it.
 *
 * @param start what stands there first
 * @param send is given the text with its name trimmed
 */
export function useIssuedForm<Item extends Issued, Text extends IssuedText>(
  { copy, errorsOf }: IssuedKind<Item, Text>,
  start: Text,
  send: (text: Text) => Promise<void>
) {
  const [text, setText] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const name = text.name.trim()
  const { form, said, check } = useRequiredFields<string>({
    ...(name === '' && { name: copy.nameMissing }),
    ...(text.scopes.length === 0 && { scopes: copy.scopesMissing }),
    ...errorsOf?.(text)
  })
  return {
    form,
    isBusy,
    /** For IssuedFields. */
    fields: { text, said, onChange: setText },
    async submit(event: FormEvent) {
      event.preventDefault()
      if (isBusy || !check()) return
      setBusy(true)
      await send({ ...text, name })
      setBusy(false)
    }
  }
}
