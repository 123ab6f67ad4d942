import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { comparePictures } from '../../revisions/compare-pictures.ts'
import { compareTexts, type TextPart } from '../../revisions/difference.ts'
import { joinChanges } from '../../revisions/join-changes.ts'
import { conflictCopy } from '../content/publication.ts'
import type { ArticleDraft } from '../text/article-draft.ts'
import { linesOf } from './lines-of.ts'
import { readableText } from './readable-text.ts'
import styles from './two-texts.module.css'

/** What is typed in the form, and another text of the same article. */
type Side = 'theirs' | 'mine'
const SIDES = ['theirs', 'mine'] as const

/** What only one side has. */
const OWN = { theirs: 'removed', mine: 'added' } as const

interface TwoTextsProps {
  theirs: ArticleDraft
  mine: ArticleDraft
  /** What stands over each text. */
  names: Record<Side, string>
  /** The same in a word or two, for a phone, where one is shown at a time. */
  choices: Record<Side, string>
}

/** Two texts side by side with what only one of them has marked: on a phone one or the other. Words alone: neither is drawn as the markup it is. */
export function TwoTexts({ theirs, mine, names, choices }: TwoTextsProps) {
  const id = useId()
  const [shown, setShown] = useState<Side>('theirs')
  const texts = useMemo(
    () => compareTexts(readableText(theirs.content), readableText(mine.content)),
    [theirs.content, mine.content]
  )
  const titles = useMemo(
    () => compareTexts(theirs.title.trim(), mine.title.trim()),
    [theirs.title, mine.title]
  )
  const pictures = useMemo(
    () => comparePictures(theirs.content, mine.content),
    [theirs.content, mine.content]
  )
  const hasOtherPictures = pictures.added + pictures.removed > 0
  const isSame = !hasOtherPictures && [...titles, ...texts].every(({ kind }) => kind === 'same')
  const box = useRef<HTMLDivElement>(null)
  // Each text comes to its first difference once it is shown: the dialog opens after this, and a phone shows one text at a time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each comparison
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (contentRect.height === 0) continue
        observer.unobserve(target)
        showDifference(target)
      }
    })
    for (const words of box.current?.querySelectorAll('[data-words]') ?? []) observer.observe(words)
    return () => observer.disconnect()
  }, [texts])
  const images = { theirs: theirs.imageUrl.trim(), mine: mine.imageUrl.trim() }
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>
          <VisuallyHidden>{conflictCopy.shown}</VisuallyHidden>
        </legend>
        {SIDES.map((side) => (
          <button key={side} type="button" aria-pressed={shown === side} onClick={() => setShown(side)}>
            {choices[side]}
          </button>
        ))}
      </fieldset>
      {isSame && <p className={styles.hint}>{conflictCopy.onlyMarkup}</p>}
      {hasOtherPictures && (
        <p className={styles.hint}>
          {pictures.removed > 0 && conflictCopy.pictures(pictures.removed, false)}{' '}
          {pictures.added > 0 && conflictCopy.pictures(pictures.added, true)}
        </p>
      )}
      <div ref={box} className={styles.texts} data-shown={shown}>
        {SIDES.map((side) => (
          <div key={side} className={styles.text} data-side={side}>
            <h3 id={`${id}-${side}`} className={styles.name}>
              {names[side]}
            </h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is reached by keyboard */}
            <section className={styles.words} tabIndex={0} data-words aria-labelledby={`${id}-${side}`}>
              <h4 className={styles.title}>
                <Marked parts={joinChanges(titles, OWN[side])} side={side} />
              </h4>
              {images.theirs !== images.mine && (
                <p className={styles.image}>{conflictCopy.image(images[side])}</p>
              )}
              <div className={styles.content}>
                {linesOf(joinChanges(texts, OWN[side]), OWN[side]).map(({ isHeading, parts }, index) => (
                  <p key={index} data-heading={isHeading || undefined}>
                    <Marked parts={parts} side={side} />
                  </p>
                ))}
              </div>
            </section>
          </div>
        ))}
      </div>
    </>
  )
}

/** Between the edge of a text and what it is scrolled to, in CSS pixels. */
const AIR = 8

/** Scrolls a text, and nothing else, so that its first difference is in sight with what stands before it. */
function showDifference(words: Element): void {
  const first = words.querySelector('[data-difference]')
  if (!first) return
  const placeOf = (one: Element) =>
    one.getBoundingClientRect().top - words.getBoundingClientRect().top + words.scrollTop
  const end = placeOf(first) + first.getBoundingClientRect().height
  // Where it is in sight anyway, the text begins with its beginning.
  if (end <= words.clientHeight - AIR) return
  // Else with the beginning of a paragraph that leaves it in sight.
  const wanted = placeOf(first) - words.clientHeight / 3
  const starts = [...words.querySelectorAll('p')].map(placeOf)
  const start = starts.find((place) => place >= wanted && place <= placeOf(first))
  words.scrollTop = Math.max(0, (start ?? placeOf(first)) - AIR)
}

/** One of the two texts, with what only it has marked. Where only the other has something, the place is known. */
function Marked({ parts, side }: { parts: TextPart[]; side: Side }) {
  const own = OWN[side]
  return parts.map(({ text, kind }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>
    if (kind !== own || text === '') return <span key={index} data-difference />
    return (
      <mark key={index} data-side={side} data-difference>
        {text}
      </mark>
    )
  })
}
