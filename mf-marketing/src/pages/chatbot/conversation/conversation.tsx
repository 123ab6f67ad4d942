import { useHydrated } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { Composer } from '@site/web/ui/forms/composer'
import { Icon } from '@site/web/ui/pictures/icon'
import { LogoMark } from '@site/web/ui/pictures/logo'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Place } from '../content/guide.ts'
import { trial } from '../content/trial.ts'
import { Bubble, type Message } from './bubble.tsx'
import styles from './conversation.module.css'
import { LiveAnswer, spoken } from './live-answer.tsx'
import { loadTrial, useTrial } from './use-trial.ts'

interface ConversationProps {
  /** The field that « Essayer » leads to. */
  field: RefObject<HTMLTextAreaElement | null>
  caption: string
  name: string
  state: string
  messages: readonly (Message & { place?: Place })[]
}

/**
 * A framed example of the chatbot at work, which goes on with the visitor's own questions (BOT-8 to BOT-15). The server and a browser
 * without scripts show the example: real text, one source under each answer.
 */
export function Conversation({ field, caption, name, state, messages }: ConversationProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const { questions, answers, opened, ...talk } = useTrial()
  const [turned, setTurned] = useState<{ text: string; language: string } | null>(null)
  const opener = useRef<Element | null>(null)
  const log = useInSight(questions.length + answers.length, opened?.turn, opener)

  const ask = (question: string) => {
    setTurned(null)
    talk.ask(question)
  }
  const open = (place: Place) => {
    opener.current = document.activeElement
    setTurned(null)
    talk.open(place)
  }
  const close = () => {
    const wasInside = document.activeElement?.closest('[data-guide]')
    talk.close()
    // Whoever was somewhere else stays there.
    if (wasInside && opener.current instanceof HTMLElement) opener.current.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && opened) close()
  }
  const newest = answers.at(-1)
  const said = turned
    ? [turned]
    : talk.hasFailed
      ? [{ text: trial.failed, language: 'fr' }]
      : newest
        ? spoken(newest)
        : []

  return (
    <figure className={styles.frame} onPointerEnter={wakeTrial} onFocus={wakeTrial} onKeyDown={onKeyDown}>
      <div className={styles.head} data-surface="nuit">
        <LogoMark />
        <p>
          {name}
          <span>{state}</span>
        </p>
      </div>
      <div className={styles.stage}>
        <button
          type="button"
          className={styles.guideBar}
          data-scripted=""
          aria-expanded={opened !== null}
          aria-controls={opened ? `${id}-guide` : undefined}
          onClick={() => (opened ? close() : open({ page: 3, language: 'fr' }))}
        >
          <span className={styles.guideName}>
            {trial.guide} <span>{trial.guideLength}</span>
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
        {opened && (
          <opened.View
            key={opened.turn}
            id={`${id}-guide`}
            place={opened}
            onTurn={(text, language) => setTurned({ text, language })}
          />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section ref={log} className={styles.log} aria-label={trial.conversation} tabIndex={0}>
          <ol className={styles.messages}>
            {messages.map(({ place, ...message }) => (
              <Said key={message.text} from={message.from}>
                <Bubble {...message} onOpen={isHydrated && place ? () => open(place) : undefined} />
              </Said>
            ))}
            {questions.map((question, index) => (
              <Exchange key={index} question={question}>
                {answers[index] && (
                  <LiveAnswer answer={answers[index]} isOld={index < questions.length - 1} onOpen={open} />
                )}
              </Exchange>
            ))}
          </ol>
          {talk.isWaiting && <Waiting />}
          {talk.hasFailed && (
            <div className={styles.failed}>
              <p>{trial.failed}</p>
              <Button variant="quiet" size="small" icon="refresh" onClick={talk.retry}>
                {trial.retry}
              </Button>
            </div>
          )}
        </section>
      </div>
      <div role="status">
        <VisuallyHidden key={`${answers.length} ${turned?.text}`}>
          {said.map(({ text, language }) => (
            <span key={text} lang={language}>
              {text}{' '}
            </span>
          ))}
        </VisuallyHidden>
      </div>
      <div className={styles.try} data-scripted="" data-print="hidden">
        <ul className={styles.suggestions} aria-label={trial.suggestionsLabel}>
          {trial.suggestions.map(({ text, lang }) => (
            <li key={text}>
              <button type="button" className={styles.suggestion} lang={lang} onClick={() => ask(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
        <Composer
          ref={field}
          label={trial.field}
          placeholder={trial.placeholder}
          send={trial.send}
          onSend={ask}
        />
      </div>
      <figcaption className={styles.caption}>
        {caption} <span data-scripted="">{trial.caption}</span>
      </figcaption>
    </figure>
  )
}

function Exchange({ question, children }: { question: string; children: ReactNode }) {
  return (
    <>
      <Said from="visitor">
        <Bubble from="visitor" text={question} />
      </Said>
      {children && <Said from="bot">{children}</Said>}
    </>
  )
}

/** A message, with who says it for those who do not see the sides. */
function Said({ from, children }: { from: Message['from']; children: ReactNode }) {
  return (
    <li className={styles.said}>
      <VisuallyHidden>{trial[from]} </VisuallyHidden>
      {children}
    </li>
  )
}

/** The answer is on its way: three bars of a planning. */
const Waiting = () => (
  <p className={styles.waiting} aria-hidden="true">
    <span />
    <span />
    <span />
  </p>
)

const wakeTrial = () => void loadTrial().catch(() => undefined)

/**
 * Scrolls the conversation to what has just come: the newest message, from its beginning where it is longer than the frame, and the page
 * only as far as the frame needs it, as on a phone its top may lie above the window; and the answer whose source is opened, in the room
 * that the guide leaves.
 */
function useInSight(count: number, turn: number | undefined, opener: RefObject<Element | null>) {
  const log = useRef<HTMLElement>(null)
  useEffect(() => {
    const newest = log.current?.querySelector<HTMLElement>('li:last-child')
    if (count === 0 || !newest) return
    log.current?.scrollTo({ top: newest.offsetTop - MARGIN })
    log.current?.closest('figure')?.scrollIntoView({ block: 'nearest' })
  }, [count])
  useEffect(() => {
    const box = log.current
    const answer = opener.current?.closest('li')
    if (turn && box && answer)
      box.scrollTo({ top: answer.offsetTop + answer.offsetHeight - box.clientHeight + MARGIN })
  }, [turn, opener])
  return log
}

/** Between a message that is scrolled to and the edge, in pixels. */
const MARGIN = 12
