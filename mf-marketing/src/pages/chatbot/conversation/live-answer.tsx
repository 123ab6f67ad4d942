import type { Place } from '../content/guide.ts'
import { trial } from '../content/trial.ts'
import type { Answer, Passage } from '../search/answer-question.ts'
import { Bubble } from './bubble.tsx'
import styles from './conversation.module.css'
import { useTyped } from './use-typed.ts'

interface LiveAnswerProps {
  answer: Answer
  /** It is not the newest any more. */
  isOld: boolean
  onOpen: (place: Place) => void
}

/** An answer as it is typed: all of its words have their place from the start, so that nothing moves and everything can be read out. */
export function LiveAnswer({ answer: { passages, handover }, isOld, onOpen }: LiveAnswerProps) {
  const typed = useTyped(
    passages.reduce((sum, { text }) => sum + text.length, 0),
    isOld
  )
  let before = 0
  return (
    <>
      {passages.map(({ text, language, line }) => {
        const shown = Math.max(0, typed - before)
        before += text.length
        return (
          <Bubble
            key={text}
            from="bot"
            lang={language}
            text={
              <>
                {text.slice(0, shown)}
                <span className={styles.untyped}>{text.slice(shown)}</span>
              </>
            }
            {...(line && {
              source: trial.sourceOf[language](line.page),
              onOpen: () => onOpen({ page: line.page, index: line.index, language })
            })}
          />
        )
      })}
      {handover && (
        <p className={styles.handover} lang={handover.language}>
          {handover.text}
        </p>
      )}
    </>
  )
}

/** The same in one text, for who hears it. */
export const spoken = ({ passages, handover }: Answer): Passage[] => [
  ...passages.map(({ text, line, language }) => ({
    language,
    text: line ? `${text} ${trial.sourceOf[language](line.page)}.` : text
  })),
  ...(handover ? [handover] : [])
]
