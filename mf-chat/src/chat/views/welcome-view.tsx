import { useSite } from '@site/web/platform'
import { Icon } from '@site/web/ui/pictures/icon'
import { chatOptions } from '../content/chat.ts'
import { panelCopy } from '../content/panel.ts'
import type { ChatTopic } from '../state/chat-reducer.ts'
import styles from './topics.module.css'

interface WelcomeViewProps {
  /** A topic is on its way: more clicks do nothing. */
  isChoosing: boolean
  onChoose: (topic: ChatTopic) => void
}

/** The five options. */
export function WelcomeView({ isChoosing, onChoose }: WelcomeViewProps) {
  const { productName } = useSite()
  return (
    <ul className={styles.options} aria-label={panelCopy.optionsLabel}>
      {chatOptions.map(({ topic, label }) => (
        <li key={topic}>
          <button
            type="button"
            className={styles.option}
            aria-disabled={isChoosing}
            onClick={() => onChoose(topic)}
          >
            {label(productName)}
            <Icon name="arrow-right" />
          </button>
        </li>
      ))}
    </ul>
  )
}
