import type { AdminArticle } from '@site/contracts/articles/admin-article'
import {
  ARTICLE_LIMITS,
  IMAGE_ADDRESS_PROBLEM,
  isBlankHtml,
  isImageAddress
} from '@site/contracts/articles/article'
import { TextField } from '@site/web/ui/forms/text-field'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useScreenParts } from '../../layout/desk-store.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { articleFormCopy } from '../content/articles.ts'
import { draftCopy, presenceCopy } from '../content/drafts.ts'
import { editorParts } from '../content/editor.ts'
import { ContentField } from '../editor/content-field.tsx'
import { DraftOffers } from '../offers/draft-offers.tsx'
import { ArticleOffer, OpenedDraft } from '../offers/server-offers.tsx'
import { ActionsDialog, ArticleActions, type ArticleDialog, hasActions } from './actions/article-actions.tsx'
import { ArticleDialogs } from './actions/article-dialogs.tsx'
import { useOpenPreview } from './actions/use-open-preview.ts'
import { usePublication } from './actions/use-publication.ts'
import styles from './article-form.module.css'
import { ArticleAside } from './aside/article-aside.tsx'
import { ArticleBar } from './bar/article-bar.tsx'
import marks from './bar/status-mark.module.css'
import { ImagePreview } from './fields/image-preview.tsx'
import { TitleField } from './fields/title-field.tsx'
import { useTitleFocus } from './fields/use-title-focus.ts'
import { type ArticleForm, missingField } from './state/use-article-form.ts'
import { usePublishKey } from './state/use-publish-key.ts'

interface ArticleFormViewProps {
  form: ArticleForm
  adminCode: string
  /** What is written and scheduled of the article, as the server said it last; undefined while that is not known, and for a new one. */
  work?: Pick<AdminArticle, 'draft' | 'schedule' | 'revision'> | undefined
  /** What can be taken up instead. */
  offers?: ReactNode
  /** 'url' at edit (MANAGE-19); the form checks nothing itself, so that a relative path stays saveable. */
  imageType: 'text' | 'url'
  /** One begins here, with nothing or with a version taken up again: the focus goes to the end of the text, or to the title where there is none. */
  isBegun?: boolean
}

/** The sheet with title and text, what becomes of it beside, and the bar that publishes. What is missing is said by a toast (MANAGE-2), not by the browser. */
export function ArticleFormView(props: ArticleFormViewProps) {
  const { form, adminCode, work, offers, imageType, isBegun = false } = props
  const { drafts, server } = form
  const publication = usePublication(form, adminCode)
  const openPreview = useOpenPreview(publication, server.draft)
  useScreenParts(editorParts)
  const [dialog, setDialog] = useState<ArticleDialog | null>(null)
  const [gone, setGone] = useState<number | null>(null)
  const offered = work?.draft && !server.draft && work.draft.id !== gone ? work.draft : null
  const ended = server.draft?.id
  // The draft that was open is not offered once it has ended.
  useEffect(() => {
    if (ended !== undefined) setGone(ended)
  }, [ended])
  return (
    <>
      {form.opened && form.state === 'published' && <OpenedDraft {...form.opened} />}
      {offered && (
        <ArticleOffer
          draft={offered}
          schedule={work?.schedule ?? null}
          onResume={() => form.resume(offered.id)}
          onRemove={() => setDialog('remove')}
        />
      )}
      {!form.resumed && offers}
      <DraftOffers {...drafts} text={form.draft} restore={form.restoreKept} />
      <div role="status" className={styles.said}>
        {server.hasEnded && <p className={styles.warning}>{draftCopy.ended}</p>}
        {!drafts.isKept && <p className={styles.warning}>{draftCopy.notKept}</p>}
      </div>
      <Form
        form={form}
        adminCode={adminCode}
        imageType={imageType}
        isBegun={isBegun}
        scheduledAt={work?.schedule?.at}
        hasRevisions={form.published !== null || (work?.revision ?? 0) > 0}
        ask={setDialog}
        onUpdateScheduled={() => publication.updateScheduled()}
        onOpenPreview={openPreview}
      />
      <ArticleDialogs
        form={form}
        publication={publication}
        open={dialog}
        scheduledAt={(server.draft ? server.draft.schedule : work?.schedule)?.at}
        toRemove={server.draft ?? offered}
        onClose={() => setDialog(null)}
        ask={setDialog}
        onWithdrawn={form.noteWithdrawn}
      />
    </>
  )
}

interface FormProps {
  form: ArticleForm
  adminCode: string
  imageType: 'text' | 'url'
  isBegun: boolean
  scheduledAt: string | undefined
  hasRevisions: boolean
  ask: (dialog: ArticleDialog) => void
  /** Has what is scheduled appear as it is written now. */
  onUpdateScheduled: () => Promise<void>
  onOpenPreview: () => Promise<void>
}

function Form(props: FormProps) {
  const { form, adminCode, imageType, isBegun, scheduledAt, hasRevisions, ask } = props
  const { draft, change, submit, missing, articleId, server, takenUp } = form
  const isPublished = articleId !== undefined && form.state === 'published'
  const creates = articleId === undefined || !isPublished
  const box = useRef<HTMLFormElement>(null)
  const isBlank = isBlankHtml(draft.content)
  useTitleFocus(box, { isBegun: isBegun && isBlank, takenUp, isBlank })
  useEffect(() => {
    const field = missing && box.current?.querySelector<HTMLElement>(`[data-field="${missing.field}"]`)
    if (!field) return
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: missing.field === 'content' ? 'nearest' : 'center' })
  }, [missing])
  // Published once more, a slip of the keys is the same text again; the first time it is out.
  // Once the server has refused it, and no sooner: one may still be typing.
  const imageProblem =
    server.failure?.reason === 'invalid' && !isImageAddress(draft.imageUrl.trim())
      ? IMAGE_ADDRESS_PROBLEM
      : undefined
  const isReady = missingField(draft) === null && !form.isSaving
  const isPlanned = (server.draft ? server.draft.schedule : scheduledAt) != null
  const asksFirst = isReady && (isPlanned || (!hasRevisions && !isPublished))
  usePublishKey(box, () => (asksFirst ? ask('publish') : box.current?.requestSubmit()))
  /** What is planned is published before its time only by who is asked and means it. */
  const submitOrAsk = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && isPlanned) ask('publish')
    else void submit()
  }
  const [areActionsOpen, setActionsOpen] = useState(false)
  const actions = {
    ...{ adminCode, articleId, isPublished, hasRevisions, hasDraft: server.draft !== null, ask },
    onOpenPreview: props.onOpenPreview
  }
  return (
    <form ref={box} className={styles.form} onSubmit={submitOrAsk} noValidate>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          <p role="status" className={`${marks.mark} ${styles.present}`}>
            {server.others.length > 0 && presenceCopy.open(server.others.map(({ name }) => name))}
          </p>
          <TitleField
            value={draft.title}
            isInvalid={missing?.field === 'title'}
            onChange={(title) => change({ title })}
          />
          <ContentField
            value={draft.content}
            isInvalid={missing?.field === 'content'}
            onChange={(content) => change({ content })}
            onAwaitPicture={form.awaitPicture}
            isBegun={isBegun}
            takenUp={takenUp}
          />
        </div>
        <div className={styles.beside}>
          <ArticleActions {...actions} />
          <PictureField
            adminCode={adminCode}
            isDemanded={missing?.field === 'picture'}
            hasPicture={draft.imageUrl.trim() !== ''}
            published={form.published}
            onAdded={({ src }) => change({ imageUrl: src })}
            onAwait={form.awaitOwnPicture}
          />
          <TextField
            label={articleFormCopy.imageUrl}
            error={imageProblem}
            hint={articleFormCopy.imageHint}
            name="imageUrl"
            type={imageType}
            inputMode="url"
            isOptional
            maxLength={ARTICLE_LIMITS.imageUrl}
            value={draft.imageUrl}
            onChange={(event) => change({ imageUrl: event.target.value })}
          />
          <ImagePreview
            adminCode={adminCode}
            url={draft.imageUrl.trim()}
            onRemove={() => change({ imageUrl: '' })}
          />
          <ArticleAside draft={draft} articleId={articleId ?? server.draft?.articleId ?? 0} />
        </div>
      </div>
      <ArticleBar
        form={form}
        label={creates ? articleFormCopy.create : articleFormCopy.update}
        busyLabel={creates ? articleFormCopy.creating : articleFormCopy.updating}
        scheduledAt={scheduledAt}
        onSchedule={() => form.hasWholePicture() && ask('schedule')}
        onUpdateScheduled={async () => {
          if (form.hasWholePicture()) await props.onUpdateScheduled()
        }}
        onOtherCode={() => ask('code')}
        onShowChanges={() => ask('changes')}
        onMore={hasActions(actions) ? () => setActionsOpen(true) : undefined}
      />
      <ActionsDialog {...actions} isOpen={areActionsOpen} onClose={() => setActionsOpen(false)} />
    </form>
  )
}
