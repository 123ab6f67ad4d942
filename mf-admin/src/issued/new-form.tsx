import { Button } from '@site/web/ui/forms/button'
import { type RefObject, useState } from 'react'
import { useFocusOnReturn } from '../layout/use-focus-on-return.ts'
import { issuedCopy } from './content/issued.ts'
import styles from './issued.module.css'
import { IssuedFields } from './issued-fields.tsx'
import type { Issued, IssuedKind, IssuedList, IssuedText } from './issued-kind.ts'
import { MadeCard } from './made-card.tsx'
import { useIssuedForm } from './use-issued-form.ts'

interface NewFormProps<Item extends Issued, Text extends IssuedText>
  extends Pick<IssuedList<Item, Text>, 'create'> {
  kind: IssuedKind<Item, Text>
}

/** A name and what the code or token opens; then the code or token itself, this once (ADMIN-14, TOKEN-1). */
export function NewForm<Item extends Issued, Text extends IssuedText>({
  kind,
  create
}: NewFormProps<Item, Text>) {
  const [made, setMade] = useState<{ text: Text; secret: string } | null>(null)
  const field = useFocusOnReturn(made === null)
  if (made)
    return (
      <MadeCard copy={kind.copy} name={made.text.name} secret={made.secret} onDone={() => setMade(null)}>
        {kind.renderExamples?.(made.text)}
      </MadeCard>
    )
  return (
    <BlankForm
      kind={kind}
      field={field}
      send={async (text) => {
        const secret = await create(text)
        if (secret) setMade({ text, secret })
      }}
    />
  )
}

function BlankForm<Item extends Issued, Text extends IssuedText>({
  kind,
  field,
  send
}: Pick<NewFormProps<Item, Text>, 'kind'> & {
  field: RefObject<HTMLInputElement | null>
  send: (text: Text) => Promise<void>
}) {
  const { form, isBusy, fields, submit } = useIssuedForm(kind, kind.blank, send)
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.subtitle}>{kind.copy.newTitle}</h2>
      <IssuedFields kind={kind} ref={field} {...fields} />
      <div>
        <Button type="submit" variant="strong" aria-disabled={isBusy}>
          {isBusy ? issuedCopy.creating : kind.copy.create}
        </Button>
      </div>
    </form>
  )
}
