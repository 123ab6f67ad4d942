import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { DialogForm } from '@site/web/ui/overlay/dialog-form'
import { issuedCopy } from './content/issued.ts'
import { IssuedFields } from './issued-fields.tsx'
import type { Issued, IssuedKind, IssuedList, IssuedText } from './issued-kind.ts'
import { useIssuedForm } from './use-issued-form.ts'

interface ChangeFormProps<Item extends Issued, Text extends IssuedText>
  extends Pick<IssuedList<Item, Text>, 'change'> {
  kind: IssuedKind<Item, Text>
  item: Item
  onClose: () => void
}
type ChangeDialogProps<Item extends Issued, Text extends IssuedText> = Omit<
  ChangeFormProps<Item, Text>,
  'item'
> & {
  /** null: closed. */
  item: Item | null
}

/** Another name for a code or a token, or other scopes; the code or token itself stays (ADMIN-25, TOKEN-13). */
export function ChangeDialog<Item extends Issued, Text extends IssuedText>({
  item,
  ...form
}: ChangeDialogProps<Item, Text>) {
  const { copy } = form.kind
  return (
    <Dialog
      isOpen={item !== null}
      onClose={form.onClose}
      size="large"
      title={copy.changeTitle}
      description={copy.changeHint}
    >
      {item && <ChangeForm {...form} item={item} />}
    </Dialog>
  )
}

function ChangeForm<Item extends Issued, Text extends IssuedText>({
  kind,
  item,
  change,
  onClose
}: ChangeFormProps<Item, Text>) {
  const { form, isBusy, fields, submit } = useIssuedForm(kind, kind.textOf(item), async (text) => {
    if (await change(item, text)) onClose()
  })
  return (
    <DialogForm
      ref={form}
      onSubmit={submit}
      foot={
        <Button type="submit" variant="strong" aria-disabled={isBusy}>
          {isBusy ? issuedCopy.saving : issuedCopy.save}
        </Button>
      }
    >
      <IssuedFields kind={kind} {...fields} />
    </DialogForm>
  )
}
