import { ARTICLE_LIMITS } from '@site/contracts/article'
import { Button } from '@site/web/ui/button'
import { TextArea, TextField } from '@site/web/ui/text-field'
import styles from './article-form.module.css'
import { articleFormCopy } from './content/articles.ts'
import { ImagePreview } from './image-preview.tsx'
import type { ArticleForm } from './use-article-form.ts'

interface ArticleFormViewProps {
  form: ArticleForm
  submitLabel: string
  savingLabel: string
  /** 'url' at edit (SPEC §2); the form checks nothing itself, so that a relative path stays saveable. */
  imageType?: 'text' | 'url'
}

/** Title, content, image. What is missing is said by a toast (SPEC §5), not by the browser. */
export function ArticleFormView({
  form,
  submitLabel,
  savingLabel,
  imageType = 'text'
}: ArticleFormViewProps) {
  const { draft, change, submit, isSaving } = form
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
      <TextArea
        label={articleFormCopy.content}
        hint={articleFormCopy.contentHint}
        name="content"
        required
        rows={18}
        spellCheck
        value={draft.content}
        onChange={(event) => change({ content: event.target.value })}
      />
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
