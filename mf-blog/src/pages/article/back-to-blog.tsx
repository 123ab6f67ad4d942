import { LinkButton } from '@site/web/ui/forms/link-button'
import styles from './article.module.css'
import { articleCopy } from './content/article.ts'

/** The way back to the list (ARTICLE-2). */
export function BackToBlog() {
  return (
    <LinkButton to="/blog" variant="ghost" size="small" icon="arrow-left" className={styles.back}>
      {articleCopy.back}
    </LinkButton>
  )
}
