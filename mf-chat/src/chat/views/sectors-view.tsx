import { sectorsCopy } from '../content/topics.ts'
import { TopicFrame, type TopicWays } from './topic-frame.tsx'
import styles from './topics.module.css'

/** Which sectors the company works with. */
export function SectorsView(ways: TopicWays) {
  return (
    <TopicFrame title={sectorsCopy.title} {...ways}>
      <p>{sectorsCopy.intro}</p>
      <dl className={styles.sectors}>
        {sectorsCopy.sectors.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TopicFrame>
  )
}
