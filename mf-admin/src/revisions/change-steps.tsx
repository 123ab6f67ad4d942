import { Button } from '@site/web/ui/forms/button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { type RefObject, useEffect, useState } from 'react'
import { useScreenKeys } from '../layout/keys/use-screen-keys.ts'
import styles from './change-steps.module.css'
import { stepsCopy } from './content/revisions.ts'
import { changesIn, wordsOf } from './find-changes.ts'

const PARTS = { title: stepsCopy.keysTitle, keys: stepsCopy.keys, commands: [] }

interface ChangeStepsProps {
  /** What the changes are marked in. */
  place: RefObject<HTMLElement | null>
  /** What is shown there: with other texts the way through them begins anew. */
  shown: unknown
}

/** Leads from one change to the next, and round: by its buttons, and by J and K (REVISION-7). It stays in sight. */
export function ChangeSteps({ place, shown }: ChangeStepsProps) {
  const [count, setCount] = useState(0)
  const [at, setAt] = useState<{ number: number; words: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair of texts
  useEffect(() => {
    setCount(changesIn(place.current).length)
    setAt(null)
  }, [place, shown])
  const step = (by: 1 | -1) => {
    const changes = changesIn(place.current)
    if (changes.length === 0) return
    const from = at ? at.number - 1 : by === 1 ? -1 : 0
    const next = (from + by + changes.length) % changes.length
    for (const element of changes.flat()) delete element.dataset.current
    const change = changes[next] ?? []
    for (const element of change) element.dataset.current = 'true'
    change[0]?.scrollIntoView({ block: 'center' })
    setAt({ number: next + 1, words: wordsOf(change) })
  }
  useScreenKeys(PARTS, { j: () => step(1), k: () => step(-1) })
  if (count === 0) return null
  return (
    <div className={styles.steps}>
      <p role="status" className={styles.at}>
        {at ? stepsCopy.at(at.number, count) : stepsCopy.count(count)}
        {at && at.words !== '' && <VisuallyHidden>{stepsCopy.words(at.words)}</VisuallyHidden>}
      </p>
      <Button variant="ghost" size="small" aria-keyshortcuts="K" onClick={() => step(-1)}>
        {stepsCopy.previous}
      </Button>
      <Button variant="strong" size="small" aria-keyshortcuts="J" onClick={() => step(1)}>
        {stepsCopy.next}
      </Button>
    </div>
  )
}
