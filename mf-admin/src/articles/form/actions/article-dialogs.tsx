import { lazy, Suspense } from 'react'
import { ConfirmDialog } from '../../../layout/confirm-dialog.tsx'
import { sayWallTime } from '../../../layout/when/say-when.ts'
import { articleFormCopy } from '../../content/articles.ts'
import { leaveCopy, leavePictureCopy, removeDraftCopy } from '../../content/drafts.ts'
import { changesCopy, scheduleCopy, unscheduleCopy, withdrawCopy } from '../../content/publication.ts'
import { CodeDialog } from '../../draft/code-dialog.tsx'
import { PreviewDialog } from '../../publication/preview-dialog.tsx'
import { PublishDialog } from '../../publication/publish-dialog.tsx'
import { ScheduleDialog } from '../../publication/schedule-dialog.tsx'
import type { ArticleForm } from '../state/use-article-form.ts'
import type { ArticleDialog } from './article-actions.tsx'
import type { Publication } from './use-publication.ts'

// Apart, with the comparison of texts that it needs.
const CompareDialog = lazy(() => import('../../conflict/compare-dialog.tsx'))
const ConflictDialog = lazy(() => import('../../conflict/conflict-dialog.tsx'))

interface ArticleDialogsProps {
  form: ArticleForm
  publication: Publication
  open: ArticleDialog | null
  /** The time on the wall at which a text of it is to be published. */
  scheduledAt: string | undefined
  /** The draft that is to be removed: the one that is open, or the one that is offered. */
  toRemove: { id: number; version: number } | null
  onClose: () => void
  ask: (dialog: ArticleDialog) => void
  onWithdrawn: () => void
}

/** The dialogs of the article form, outside of it: a form cannot stand in a form. */
export function ArticleDialogs(props: ArticleDialogsProps) {
  const { form, publication, open, scheduledAt, toRemove, onClose, ask, onWithdrawn } = props
  const { guard, server, comparison, resolve } = form
  const { draft } = server
  const isOpen = (dialog: ArticleDialog) => open === dialog
  return (
    <>
      <ConfirmDialog
        isOpen={guard.isAsking}
        copy={form.awaitsPicture ? leavePictureCopy : leaveCopy}
        onCancel={guard.stay}
        onConfirm={async () => guard.leave()}
      />
      <ConfirmDialog
        isOpen={isOpen('remove')}
        copy={removeDraftCopy}
        onCancel={onClose}
        onConfirm={async () => {
          if (toRemove) await publication.discard(toRemove)
          onClose()
        }}
      />
      <ConfirmDialog
        isOpen={isOpen('withdraw')}
        copy={withdrawCopy}
        onCancel={onClose}
        onConfirm={async () => {
          if (await publication.withdraw()) onWithdrawn()
          onClose()
        }}
      />
      <PublishDialog
        isOpen={isOpen('publish')}
        due={scheduledAt === undefined ? null : scheduleCopy.due(sayWallTime(scheduledAt) ?? scheduledAt)}
        onClose={onClose}
        onPublish={() => {
          onClose()
          void form.submit()
        }}
      />
      <ConfirmDialog
        isOpen={isOpen('unschedule')}
        copy={unscheduleCopy}
        onCancel={onClose}
        onConfirm={async () => {
          await publication.cancelSchedule()
          onClose()
        }}
      />
      <Suspense>
        {isOpen('schedule') && (
          <ScheduleDialog
            isOpen
            onClose={onClose}
            publication={publication}
            onCancelSchedule={() => ask('unschedule')}
            schedule={draft?.schedule ?? null}
            hasChanged={draft?.schedule ? draft.schedule.version !== draft.version || !server.isSaved : false}
          />
        )}
        {isOpen('preview') && (
          <PreviewDialog
            isOpen
            onClose={onClose}
            publication={publication}
            previews={draft?.previews ?? []}
          />
        )}
        {isOpen('changes') && form.changed && (
          <CompareDialog
            title={changesCopy.title}
            theirs={form.changed}
            mine={form.draft}
            names={changesCopy.names}
            action={{
              label: articleFormCopy.update,
              run: () => {
                onClose()
                // What is planned is published before its time only by who is asked.
                if (scheduledAt === undefined) void form.submit()
                else ask('publish')
              }
            }}
            onClose={onClose}
          />
        )}
        {isOpen('code') && <CodeDialog isOpen onClose={onClose} keep={form.drafts.keepNow} />}
        {comparison && (
          <ConflictDialog
            mine={form.draft}
            {...comparison}
            onKeepMine={resolve.keepMine}
            onTakeTheirs={resolve.takeTheirs}
            onJoin={resolve.join}
            onLater={resolve.later}
          />
        )}
      </Suspense>
    </>
  )
}
