import { useSite } from '@site/web/platform'
import { Icon } from '@site/web/ui/icon'
import type { ChatState, ChatTopic } from './chat-reducer.ts'
import { chatCopy, chatOptions } from './content/chat.ts'
import { AssistantLine } from './messages.tsx'
import styles from './topics.module.css'

interface WelcomeViewProps {
  intro: ChatState['intro']
  /** A topic is on its way: more clicks do nothing. */
  isChoosing: boolean
  onChoose: (topic: ChatTopic) => void
}

/** Greeting, then the five options. */
export function WelcomeView({ intro, isChoosing, onChoose }: WelcomeViewProps) {
  const { fullName, productName } = useSite()
  return (
    <>
      <div className={styles.greeting} role="log" aria-label={chatCopy.welcome}>
        {(intro === 'greeted' || intro === 'complete') && (
          <AssistantLine>{chatCopy.greeting(fullName)}</AssistantLine>
        )}
      </div>
      {intro === 'complete' && (
        <ul className={styles.options} aria-label={chatCopy.optionsLabel}>
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
      )}
    </>
  )
}
