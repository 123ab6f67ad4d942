import type { Article } from '@site/contracts/articles/article'
import { articleAddress } from '@site/contracts/blog/article-address'
import { useHydrated } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { CopyLink } from '@site/web/ui/forms/copy-link'
import styles from './article.module.css'
import { articleCopy } from './content/article.ts'

/** Below the text: copies the article's own address (ARTICLE-12), or hands it to what the system shares with, where it has that (ARTICLE-17). */
export function ShareArticle({ article }: { article: Article }) {
  const canShare = useHydrated() && 'share' in navigator
  const link = () => window.location.origin + articleAddress(article)
  // Refused, or called off by the visitor: nothing has happened.
  const share = () => navigator.share({ title: article.title, url: link() }).catch(() => undefined)
  return (
    <div className={styles.share} data-print="hidden">
      <CopyLink link={link} />
      {canShare && (
        <Button variant="quiet" icon="send" onClick={share}>
          {articleCopy.share}
        </Button>
      )}
    </div>
  )
}
