import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { adminPath } from '../../../access/admin-path.ts'
import { serverDraftCopy } from '../../content/drafts.ts'
import { actionsCopy } from '../../content/publication.ts'
import styles from '../../publication/publication.module.css'

export type ArticleDialog =
  | 'publish'
  | 'changes'
  | 'schedule'
  | 'unschedule'
  | 'preview'
  | 'withdraw'
  | 'remove'
  | 'code'

interface ArticleActionsProps {
  adminCode: string
  /** Undefined for an article that is not stored yet. */
  articleId: number | undefined
  isPublished: boolean
  /** It was published at least once. */
  hasRevisions: boolean
  hasDraft: boolean
  ask: (dialog: ArticleDialog) => void
  onOpenPreview: () => Promise<void>
}

/** Is there anything to be done with the article beside writing and publishing it? */
export const hasActions = ({
  hasDraft,
  hasRevisions,
  isPublished
}: Pick<ArticleActionsProps, 'hasDraft' | 'hasRevisions' | 'isPublished'>): boolean =>
  hasDraft || hasRevisions || isPublished

/** What is done with an article beside writing and publishing it. It has its place from the start: nothing moves as a draft begins (EDITOR-4). */
export function ArticleActions(props: ArticleActionsProps) {
  return (
    <section className={styles.actions} aria-labelledby="article-actions">
      <h2 id="article-actions" className={styles.title}>
        {actionsCopy.title}
      </h2>
      <ActionList {...props} saysWhatComes />
    </section>
  )
}

interface ActionsDialogProps extends ArticleActionsProps {
  isOpen: boolean
  onClose: () => void
}

/** The same in a dialog: where the form has one column they stand under the whole text (EDITOR-23). */
export function ActionsDialog({ isOpen, onClose, ...props }: ActionsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={actionsCopy.title} placement="sheet">
      <ActionList
        {...props}
        ask={(dialog) => {
          onClose()
          props.ask(dialog)
        }}
        onOpenPreview={async () => {
          onClose()
          await props.onOpenPreview()
        }}
        onLeave={onClose}
      />
    </Dialog>
  )
}

interface ActionListProps extends ArticleActionsProps {
  /** Keeps the place of what comes with a draft, and says so. */
  saysWhatComes?: boolean
  onLeave?: () => void
}

function ActionList(props: ActionListProps) {
  const { adminCode, articleId, isPublished, hasRevisions, hasDraft, ask, onOpenPreview, onLeave } = props
  const waits = props.saysWhatComes === true && !hasDraft
  return (
    <div className={styles.list} data-waits={waits || undefined}>
      {waits && <p className={styles.waits}>{actionsCopy.waits}</p>}
      {hasDraft && (
        <Button
          variant="ghost"
          size="small"
          icon="eye"
          title={actionsCopy.openPreviewHint}
          onClick={() => void onOpenPreview()}
        >
          {actionsCopy.openPreview}
        </Button>
      )}
      {hasDraft && (
        <Button variant="ghost" size="small" icon="copy" onClick={() => ask('preview')}>
          {actionsCopy.preview}
        </Button>
      )}
      {hasRevisions && articleId !== undefined && (
        <LinkButton
          variant="ghost"
          size="small"
          icon="pages"
          to={adminPath(`/admin/revisions/${articleId}`, adminCode)}
          onClick={onLeave}
        >
          {actionsCopy.revisions}
        </LinkButton>
      )}
      {isPublished && (
        <Button variant="ghost" size="small" icon="eye-off" onClick={() => ask('withdraw')}>
          {actionsCopy.withdraw}
        </Button>
      )}
      {hasDraft && (
        <Button
          variant="ghost"
          size="small"
          icon="trash"
          className={styles.remove}
          onClick={() => ask('remove')}
        >
          {serverDraftCopy.remove}
        </Button>
      )}
    </div>
  )
}
