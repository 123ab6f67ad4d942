import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import styles from '../conflict/conflict-dialog.module.css'
import { TwoTexts } from '../conflict/two-texts.tsx'
import { draftCopy } from '../content/drafts.ts'
import type { KeptDraft } from '../draft/draft-store.ts'
import type { ArticleDraft } from '../text/article-draft.ts'

interface KeptDraftDialogProps {
  offer: KeptDraft
  /** What the form has. */
  text: ArticleDraft
  onRestore: () => void
  onClose: () => void
}

/** What this browser kept beside what the form has, so that one knows which of them to go on with. */
export default function KeptDraftDialog({ offer, text, onRestore, onClose }: KeptDraftDialogProps) {
  const kept = offer.isSetAside ? draftCopy.setAsideShort : draftCopy.kept
  const names = { theirs: kept, mine: draftCopy.inForm }
  return (
    <Dialog isOpen onClose={onClose} title={draftCopy.compareTitle} className={styles.dialog}>
      <TwoTexts theirs={offer.draft} mine={text} names={names} choices={names} />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose} data-autofocus>
          {draftCopy.close}
        </Button>
        <Button variant="strong" onClick={onRestore}>
          {draftCopy.takeUp(offer.isSetAside)}
        </Button>
      </div>
    </Dialog>
  )
}
