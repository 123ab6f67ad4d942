import { useMemo, useRef, useState } from 'react'
import type { Place } from '../content/guide.ts'

type Trial = typeof import('./trial.ts')

/** The browser keeps what it has loaded: called early, this shortens the wait. */
export const loadTrial = (): Promise<Trial> => import('./trial.ts')

/**
 * A visitor's questions and the page of the guide that is open. Guide and search come with the first question, or the first look into
 * the guide; until then questions wait, and when loading fails they still do: `retry` answers them.
 */
export function useTrial() {
  const [questions, setQuestions] = useState<readonly string[]>([])
  const [trial, setTrial] = useState<Trial | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [opened, setOpened] = useState<(Place & { turn: number }) | null>(null)
  const turns = useRef(0)
  const answers = useMemo(() => trial?.answerAll(questions) ?? [], [trial, questions])

  const load = () => {
    setFailed(false)
    loadTrial().then(
      (loaded) => setTrial(loaded),
      (error: unknown) => {
        console.error('The guide could not be loaded', error)
        setFailed(true)
      }
    )
  }
  return {
    questions,
    answers,
    /** Something was asked for, and is still on its way. */
    isWaiting: !trial && !hasFailed && (questions.length > 0 || opened !== null),
    hasFailed,
    retry: load,
    ask(question: string) {
      setQuestions((before) => [...before, question])
      load()
    },
    /** What is open, with what shows it. */
    opened: opened && trial ? { ...opened, View: trial.GuideView } : null,
    open(place: Place) {
      turns.current += 1
      setOpened({ ...place, turn: turns.current })
      load()
    },
    close: () => setOpened(null)
  }
}
