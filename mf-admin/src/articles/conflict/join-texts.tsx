import { Button } from '@site/web/ui/forms/button'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { joinCopy } from '../content/publication.ts'
import type { ArticleDraft } from '../text/article-draft.ts'
import styles from './join-texts.module.css'
import { type Choice, comparePieces, type Difference, mergePieces } from './merge-texts.ts'
import { HEADING_SIGN, readableText } from './readable-text.ts'

interface JoinTextsProps {
  mine: ArticleDraft
  theirs: ArticleDraft
  onJoin: (text: ArticleDraft) => void
  onBack: () => void
}

/** Makes one text of two: of each place where they differ one keeps theirs, mine, or both. */
export function JoinTexts({ mine, theirs, onJoin, onBack }: JoinTextsProps) {
  const pieces = useMemo(() => comparePieces(theirs.content, mine.content), [theirs.content, mine.content])
  const [choices, setChoices] = useState<ReadonlyMap<Difference | 'title' | 'imageUrl', Choice>>(new Map())
  const differences = pieces.filter((piece) => typeof piece !== 'string')
  const heads = (['title', 'imageUrl'] as const).filter(
    (field) => theirs[field].trim() !== mine[field].trim()
  )
  const count = heads.length + differences.length
  const box = useRef<HTMLElement>(null)
  // What was pressed for it is gone.
  useEffect(() => box.current?.focus(), [])
  const choose = (what: Difference | 'title' | 'imageUrl', choice: Choice) =>
    setChoices((before) => new Map(before).set(what, choice))
  const headOf = (field: 'title' | 'imageUrl') => (choices.get(field) === 'theirs' ? theirs : mine)[field]
  const apply = () =>
    onJoin({
      title: headOf('title'),
      imageUrl: headOf('imageUrl'),
      content: mergePieces(pieces, (difference) => choices.get(difference) ?? usualChoice(difference))
    })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is reached by keyboard */}
      <section ref={box} className={styles.places} tabIndex={0} aria-label={joinCopy.explanation(count)}>
        <p>{joinCopy.explanation(count)}</p>
        {heads.map((field, index) => (
          <Place
            key={field}
            name={`${joinCopy.place(index + 1, count)}\u00a0: ${field === 'title' ? joinCopy.title : joinCopy.image}`}
            texts={{ theirs: theirs[field], mine: mine[field] }}
            chosen={choices.get(field) ?? 'mine'}
            onChoose={(choice) => choose(field, choice)}
          />
        ))}
        {differences.map((difference, index) => (
          <Place
            key={index}
            name={joinCopy.place(heads.length + index + 1, count)}
            before={wordsBefore(pieces[pieces.indexOf(difference) - 1])}
            texts={{ theirs: wordsIn(difference.theirs), mine: wordsIn(difference.mine) }}
            chosen={choices.get(difference) ?? usualChoice(difference)}
            hasBoth
            onChoose={(choice) => choose(difference, choice)}
          />
        ))}
      </section>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onBack}>
          {joinCopy.back}
        </Button>
        <Button variant="strong" onClick={apply}>
          {joinCopy.apply}
        </Button>
      </div>
      <p className={styles.hint}>{joinCopy.hint}</p>
    </>
  )
}

interface PlaceProps {
  name: string
  /** The words that stand before it. */
  before?: string
  texts: Record<'theirs' | 'mine', string>
  chosen: Choice
  hasBoth?: boolean
  onChoose: (choice: Choice) => void
}

/** A place where two texts differ, with what each has there. */
function Place({ name, before = '', texts, chosen, hasBoth = false, onChoose }: PlaceProps) {
  const id = useId()
  return (
    <fieldset className={styles.place}>
      <legend>{name}</legend>
      {before !== '' && <p className={styles.before}>{before}</p>}
      {(['theirs', 'mine', ...(hasBoth ? (['both'] as const) : [])] as const).map((choice) => (
        <label key={choice} className={styles.choice}>
          <input type="radio" name={id} checked={chosen === choice} onChange={() => onChoose(choice)} />
          <span>
            <strong>{joinCopy[choice]}</strong>
            {choice !== 'both' && <span className={styles.words}>{texts[choice] || joinCopy.nothing}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** What loses no words; where they are the same, no words twice either. */
const usualChoice = ({ theirs, mine }: Difference): Choice =>
  wordsOf(theirs) !== '' && wordsOf(theirs) === wordsOf(mine) ? 'mine' : 'both'

const wordsOf = (html: string) => readableText(html).replaceAll(HEADING_SIGN, '')
const wordsIn = (html: string) => wordsOf(html) || (html.trim() && joinCopy.wordless)

/** As many signs of what stands before a difference are shown, at most. */
const CONTEXT = 120

function wordsBefore(piece: unknown): string {
  const words = typeof piece === 'string' ? (wordsOf(piece).split('\n').at(-1) ?? '') : ''
  return words.length > CONTEXT ? `…${words.slice(-CONTEXT).replace(/^\S*/, '')}` : words
}
