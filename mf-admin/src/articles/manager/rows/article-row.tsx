import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { Link } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { type ChangeEvent, memo } from 'react'
import { adminPath } from '../../../access/admin-path.ts'
import { MarkedText } from '../../../layout/list/marked-text.tsx'
import { useOnePress } from '../../../layout/use-one-press.ts'
import { manageCopy } from '../../content/articles.ts'
import { rowCopy } from '../content/manager.ts'
import { concerns } from '../selection/bulk.ts'
import styles from './article-row.module.css'
import { RepublishButton } from './republish-button.tsx'
import { ReviewControls, type ReviewControlsProps } from './review-controls.tsx'
import { RowCover } from './row-cover.tsx'
import { RowFacts } from './row-facts.tsx'
import { useWholeTitle } from './use-whole-title.ts'

export interface ArticleRowProps {
  article: AdminArticle
  adminCode: string
  isSelected: boolean
  /** The date that is shown is that of the last change. */
  showsChange: boolean
  onSelect: (id: number, isRange: boolean) => void
  onTogglePin: (article: AdminArticle) => Promise<unknown>
  onReview: ReviewControlsProps['onReview']
  onRepublish: (article: AdminArticle) => Promise<unknown>
  onRemove: (article: AdminArticle) => void
}

/** One article of the manager: excerpt of 150 characters, or the passage that was found (MANAGE-77), pin, edit, delete (MANAGE-7). The row itself takes the focus of J and K. */
export const ArticleRow = memo(function ArticleRow({
  article,
  adminCode,
  isSelected,
  showsChange,
  onSelect,
  onTogglePin,
  onReview,
  onRepublish,
  onRemove
}: ArticleRowProps) {
  const { id, title, excerpt, state, found } = article
  const editPath = adminPath(`/admin/edit/${id}`, adminCode)
  const whole = useWholeTitle()
  const select = ({ nativeEvent }: ChangeEvent) =>
    onSelect(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <li
      className={classNames(styles.row, isSelected && styles.selected)}
      data-article={id}
      data-edit={editPath}
      tabIndex={-1}
      {...whole.row}
    >
      <div className={styles.check}>
        <Checkbox checked={isSelected} onChange={select}>
          <VisuallyHidden>{rowCopy.select(title)}</VisuallyHidden>
        </Checkbox>
      </div>
      <RowCover article={article} />
      <div className={styles.words}>
        <h2 className={styles.title} data-whole={whole.isWhole || undefined} {...whole.heading}>
          <Link to={editPath}>{found?.title ? <MarkedText parts={found.title} /> : title}</Link>
        </h2>
        <p className={styles.excerpt}>{found?.passage ? <MarkedText parts={found.passage} /> : excerpt}</p>
      </div>
      <div className={styles.about}>
        <RowFacts article={article} showsChange={showsChange} />
        {concerns.republish(article) && (
          <RepublishButton title={title} onPress={() => onRepublish(article)} />
        )}
        {state === 'published' && <ReviewControls article={article} onReview={onReview} />}
      </div>
      <div className={styles.actions}>
        <PinButton article={article} onToggle={onTogglePin} />
        {state === 'published' && (
          <LinkButton to={`/article/${id}`} variant="ghost" size="small" icon="eye" className={styles.action}>
            <span>
              {rowCopy.view}
              <VisuallyHidden> «&nbsp;{title}&nbsp;»</VisuallyHidden>
            </span>
          </LinkButton>
        )}
        <LinkButton
          to={editPath}
          variant="ghost"
          size="small"
          icon="edit"
          className={classNames(styles.action, styles.edit)}
        >
          <span>
            {manageCopy.edit}
            <VisuallyHidden> «&nbsp;{title}&nbsp;»</VisuallyHidden>
          </span>
        </LinkButton>
        <Button
          variant="ghost"
          size="small"
          icon="trash"
          className={classNames(styles.action, styles.remove)}
          aria-label={manageCopy.of(manageCopy.remove, title)}
          title={manageCopy.remove}
          onClick={() => onRemove(article)}
        >
          <span>{manageCopy.remove}</span>
        </Button>
      </div>
    </li>
  )
})

/** While its change is on its way it keeps the focus, and a second press does nothing. Only what is on the blog can be pinned. */
function PinButton({
  article,
  onToggle
}: {
  article: AdminArticle
  onToggle: ArticleRowProps['onTogglePin']
}) {
  const { isBusy, press } = useOnePress(() => onToggle(article))
  const action = article.isPinned ? manageCopy.unpin : manageCopy.pin
  const isOff = isBusy || article.state !== 'published'
  return (
    <Button
      variant="ghost"
      size="small"
      icon="pin"
      className={styles.action}
      aria-disabled={isOff}
      aria-label={manageCopy.of(action, article.title)}
      title={action}
      onClick={isOff ? undefined : press}
    >
      <span>{action}</span>
    </Button>
  )
}
