import { Button } from '@site/web/ui/forms/button'
import type { ReactNode } from 'react'
import { panelCopy } from '../content/panel.ts'
import type { ChatTopic } from '../state/chat-reducer.ts'
import styles from './topics.module.css'

/** The ways on from a topic. */
export interface TopicWays {
  onBack: () => void
  /** For one that only informs: where one goes on to. */
  onChoose?: (topic: ChatTopic) => void
}

interface TopicFrameProps extends TopicWays {
  title: string
  children: ReactNode
}

/** A topic: its title, which takes focus when it comes, its content, and 'Retour'. */
export function TopicFrame({ title, onBack, onChoose, children }: TopicFrameProps) {
  return (
    <div className={styles.topic}>
      <h3 className={styles.topicTitle} tabIndex={-1} data-view-heading>
        {title}
      </h3>
      {children}
      {onChoose && (
        <ul className={styles.ways} aria-label={panelCopy.ways.label}>
          {(['appointment', 'contact'] as const).map((topic) => (
            <li key={topic}>
              <Button variant="quiet" size="small" onClick={() => onChoose(topic)}>
                {panelCopy.ways[topic]}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" size="small" icon="arrow-left" className={styles.back} onClick={onBack}>
        {panelCopy.back}
      </Button>
    </div>
  )
}
