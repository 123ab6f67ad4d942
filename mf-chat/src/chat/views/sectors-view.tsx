import { sectorsCopy } from '../content/topics.ts'
import { TopicFrame } from './topic-frame.tsx'
import styles from './topics.module.css'

/** Which sectors the company works with. */
export function SectorsView({ onBack }: { onBack: () => void }) {
  return (
    <TopicFrame title={sectorsCopy.title} onBack={onBack}>
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
