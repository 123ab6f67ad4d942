import { TOPICS, type Topic } from '@site/contracts/articles/article-subject'
import { Link } from '@site/web/platform'
import { topicCopy } from '../../articles/content/topics.ts'
import { listPath } from '../../articles/list-path.ts'
import styles from './blog.module.css'
import { blogCopy } from './content/blog.ts'

interface TopicLinksProps {
  /** That of the page; undefined for the whole list, null for a search. */
  topic: Topic | null | undefined
  /** Those that have articles; all of them while that is not known. */
  topics: readonly Topic[] | undefined
}

/** Links to the page of each topic, and to the whole list. The page's own topic is among them even without an article. */
export function TopicLinks({ topic, topics = TOPICS }: TopicLinksProps) {
  return (
    <nav className={styles.topics} aria-label={blogCopy.topics}>
      <ul>
        {[undefined, ...TOPICS.filter((one) => one === topic || topics.includes(one))].map((one) => (
          <li key={one ?? ''}>
            <Link to={listPath(one, 1)} aria-current={one === topic ? 'page' : undefined}>
              {one ? topicCopy[one].name : blogCopy.everything}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
