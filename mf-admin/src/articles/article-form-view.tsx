import { ARTICLE_LIMITS } from '@site/contracts/articles/article'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { lazy, Suspense } from 'react'
import { useAdminCode } from '../access/use-admin-code.ts'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import styles from './article-form.module.css'
import { articleFormCopy } from './content/articles.ts'
import { draftCopy, leaveCopy } from './content/drafts.ts'
import { DraftOffers } from './draft/draft-offers.tsx'
import { ContentField } from './editor/content-field.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { ArticleForm } from './use-article-form.ts'

const ArticlePreview = lazy(() => import('./editor/article-preview.tsx'))

interface ArticleFormViewProps {
  form: ArticleForm
  submitLabel: string
  savingLabel: string
  /** 'url' at edit (MANAGE-19); the form checks nothing itself, so that a relative path stays saveable. */
  imageType?: 'text' | 'url'
}

/** Title, content, image, and the article as it will be. What is missing is said by a toast (MANAGE-2), not by the browser. */
export function ArticleFormView(props: ArticleFormViewProps) {
  const { draft, drafts, guard, isOutdated } = props.form
  return (
    <>
      <DraftOffers {...drafts} />
      <div role="status" className={styles.said}>
        {isOutdated && <p className={styles.warning}>{draftCopy.outdated}</p>}
        {!drafts.isKept && <p className={styles.warning}>{draftCopy.notKept}</p>}
      </div>
      <div className={styles.desk}>
        <Fields {...props} />
        <Suspense fallback={null}>
          <ArticlePreview title={draft.title} content={draft.content} />
        </Suspense>
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        copy={leaveCopy}
        onCancel={guard.stay}
        onConfirm={async () => guard.leave()}
      />
    </>
  )
}

function Fields({ form, submitLabel, savingLabel, imageType = 'text' }: ArticleFormViewProps) {
  const { draft, change, submit, isSaving } = form
  const adminCode = useAdminCode() ?? ''
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={articleFormCopy.title}
        name="title"
        required
        maxLength={ARTICLE_LIMITS.title}
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <ContentField value={draft.content} onChange={(content) => change({ content })} />
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
      <Button type="submit" variant="primary" size="large" className={styles.submit} disabled={isSaving}>
        {isSaving ? savingLabel : submitLabel}
      </Button>
    </form>
  )
}
