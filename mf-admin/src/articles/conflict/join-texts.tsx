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

/** What is chosen: a place of the content, or a field of which one stays. */
type Place = Difference | 'title' | 'imageUrl'

/** Makes one text of two: of each place where they differ one keeps theirs, mine, or both. */
export function JoinTexts({ mine, theirs, onJoin, onBack }: JoinTextsProps) {
  const id = useId()
  const pieces = useMemo(() => comparePieces(theirs.content, mine.content), [theirs.content, mine.content])
  const [choices, setChoices] = useState(new Map<Place, Choice>())
  const places: Place[] = [
    ...(['title', 'imageUrl'] as const).filter((field) => theirs[field].trim() !== mine[field].trim()),
    ...pieces.filter((piece) => typeof piece !== 'string')
  ]
  const box = useRef<HTMLElement>(null)
  // What was pressed for it is gone.
  useEffect(() => box.current?.focus(), [])
  const chosen = (place: Place) => choices.get(place) ?? usualChoice(place)
  const fieldOf = (field: 'title' | 'imageUrl') => (chosen(field) === 'theirs' ? theirs : mine)[field]
  const explanation = joinCopy.explanation(places.length)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is reached by keyboard */}
      <section ref={box} className={styles.places} tabIndex={0} aria-label={explanation}>
        <p>{explanation}</p>
        {places.map((place, index) => {
          const isField = typeof place === 'string'
          const words = isField
            ? { theirs: theirs[place], mine: mine[place] }
            : { theirs: wordsIn(place.theirs), mine: wordsIn(place.mine) }
          return (
            <fieldset key={index} className={styles.place}>
              <legend>{joinCopy.place(index + 1, places.length, isField ? place : undefined)}</legend>
              {!isField && <p className={styles.before}>{wordsBefore(pieces[pieces.indexOf(place) - 1])}</p>}
              {(['theirs', 'mine', 'both'] as const).slice(0, isField ? 2 : 3).map((choice) => (
                <label key={choice} className={styles.choice}>
                  <input
                    type="radio"
                    name={id + index}
                    checked={chosen(place) === choice}
                    onChange={() => setChoices(new Map(choices).set(place, choice))}
                  />
                  <span>
                    <strong>{joinCopy[choice]}</strong>
                    {choice !== 'both' && (
                      <span className={styles.words}>{words[choice] || joinCopy.nothing}</span>
                    )}
                  </span>
                </label>
              ))}
            </fieldset>
          )
        })}
      </section>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onBack}>
          {joinCopy.back}
        </Button>
        <Button
          variant="strong"
          onClick={() =>
            onJoin({
              title: fieldOf('title'),
              imageUrl: fieldOf('imageUrl'),
              content: mergePieces(pieces, chosen)
            })
          }
        >
          {joinCopy.apply}
        </Button>
      </div>
      <p className={styles.before}>{joinCopy.hint}</p>
    </>
  )
}

/** What loses no words; where they are the same, no words twice either. */
function usualChoice(place: Place): Choice {
  if (typeof place === 'string') return 'mine'
  const words = wordsOf(place.theirs)
  return words !== '' && words === wordsOf(place.mine) ? 'mine' : 'both'
}

const wordsOf = (html: string) => readableText(html).replaceAll(HEADING_SIGN, '')
const wordsIn = (html: string) => wordsOf(html) || (html.trim() && joinCopy.wordless)

/** The end of the line before a difference. */
function wordsBefore(piece: unknown): string {
  const words = typeof piece === 'string' ? (wordsOf(piece).split('\n').at(-1) ?? '') : ''
  return words.replace(/^.*(?=\s.{100})/, '…')
}
