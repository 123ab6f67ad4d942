import { Button } from '@site/web/ui/forms/button'
import type { ReactNode } from 'react'
import { chatCopy } from '../content/chat.ts'
import styles from './topics.module.css'

interface TopicFrameProps {
  title: string
  onBack: () => void
  children: ReactNode
}

/** A topic: its title, which takes focus when it comes, its content, and 'Retour'. */
export function TopicFrame({ title, onBack, children }: TopicFrameProps) {
  return (
    <div className={styles.topic}>
      <h3 className={styles.topicTitle} tabIndex={-1} data-view-heading>
        {title}
      </h3>
      {children}
      <Button variant="quiet" size="small" icon="arrow-left" className={styles.back} onClick={onBack}>
        {chatCopy.back}
      </Button>
    </div>
  )
}
