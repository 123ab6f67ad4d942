import { ARTICLE_LIMITS } from '@site/contracts/articles/article'
import { TextField } from '@site/web/ui/forms/text-field'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useAdminCode } from '../access/use-admin-code.ts'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { ArticleAside } from './article-aside.tsx'
import { ArticleBar } from './article-bar.tsx'
import styles from './article-form.module.css'
import { articleFormCopy } from './content/articles.ts'
import { draftCopy, leaveCopy } from './content/drafts.ts'
import { DraftOffers } from './draft/draft-offers.tsx'
import { ContentField } from './editor/content-field.tsx'
import { ImagePreview } from './image-preview.tsx'
import { TitleField } from './title-field.tsx'
import type { ArticleForm } from './use-article-form.ts'

interface ArticleFormViewProps {
  form: ArticleForm
  submitLabel: string
  savingLabel: string
  /** Undefined for an article that is not stored yet. */
  articleId: number | undefined
  /** 'url' at edit (MANAGE-19); the form checks nothing itself, so that a relative path stays saveable. */
  imageType?: 'text' | 'url'
}

/** The sheet with title and text, what becomes of it beside, and the bar that publishes. What is missing is said by a toast (MANAGE-2), not by the browser. */
export function ArticleFormView(props: ArticleFormViewProps) {
  const { drafts, guard, isOutdated } = props.form
  return (
    <>
      <DraftOffers {...drafts} />
      <div role="status" className={styles.said}>
        {isOutdated && <p className={styles.warning}>{draftCopy.outdated}</p>}
        {!drafts.isKept && <p className={styles.warning}>{draftCopy.notKept}</p>}
      </div>
      <Form {...props} />
      <ConfirmDialog
        isOpen={guard.isAsking}
        copy={leaveCopy}
        onCancel={guard.stay}
        onConfirm={async () => guard.leave()}
      />
    </>
  )
}

function Form({ form, submitLabel, savingLabel, articleId, imageType = 'text' }: ArticleFormViewProps) {
  const { draft, change, submit, missing } = form
  const adminCode = useAdminCode() ?? ''
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = missing && box.current?.querySelector<HTMLElement>(`[data-field="${missing.field}"]`)
    if (!field) return
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: missing.field === 'title' ? 'center' : 'nearest' })
  }, [missing])
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const isHere = event.target instanceof Element && event.currentTarget.contains(event.target)
    if (!isHere || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <form ref={box} className={styles.form} onSubmit={submit} onKeyDown={press} noValidate>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          <TitleField
            value={draft.title}
            isInvalid={missing?.field === 'title'}
            onChange={(title) => change({ title })}
          />
          <ContentField
            value={draft.content}
            isInvalid={missing?.field === 'content'}
            onChange={(content) => change({ content })}
          />
        </div>
        <div className={styles.beside}>
          <PictureField adminCode={adminCode} onAdded={({ src }) => change({ imageUrl: src })} />
          <TextField
            label={articleFormCopy.imageUrl}
            hint={articleFormCopy.imageHint}
            name="imageUrl"
            type={imageType}
            inputMode="url"
            isOptional
            maxLength={ARTICLE_LIMITS.imageUrl}
            value={draft.imageUrl}
            onChange={(event) => change({ imageUrl: event.target.value })}
          />
          <ImagePreview url={draft.imageUrl.trim()} />
          <ArticleAside draft={draft} articleId={articleId ?? 0} />
        </div>
      </div>
      <ArticleBar form={form} label={submitLabel} busyLabel={savingLabel} articleId={articleId} />
    </form>
  )
}
