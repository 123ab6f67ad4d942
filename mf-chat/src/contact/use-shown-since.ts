import { type RefObject, useEffect, useRef } from 'react'

/**
 * For how long a form has been on the page, in milliseconds since it first was; null before. It only tells the service how fast a
 * form was sent (SPAM-9): it is no measure of a person, and stored nowhere.
 */
export function useShownSince(form: RefObject<HTMLFormElement | null>): () => number | null {
  const since = useRef<number | null>(null)
  // After each render: the form is drawn later than whoever asks.
  useEffect(() => {
    if (form.current) since.current ??= performance.now()
  })
  return () => (since.current === null ? null : Math.round(performance.now() - since.current))
}
