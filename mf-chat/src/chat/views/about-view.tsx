import { useSite } from '@site/web/platform'
import { aboutCopy } from '../content/topics.ts'
import { TopicFrame, type TopicWays } from './topic-frame.tsx'
import styles from './topics.module.css'

/** What the company is. */
export function AboutView(ways: TopicWays) {
  const { productName } = useSite()
  return (
    <TopicFrame title={aboutCopy.title(productName)} {...ways}>
      {aboutCopy.paragraphs(productName).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h4>{aboutCopy.pointsTitle}</h4>
      <ul className={styles.points}>
        {aboutCopy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </TopicFrame>
  )
}
