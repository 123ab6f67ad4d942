import { useState } from 'react'
import { type ArticleDraft, isSameText } from '../draft/article-draft.ts'

/**
 * What is typed of an article, beside what the article reads.
 *
 * @param initial the article as the server has it; it may change while the form is open
 * @param start what the form opens with
 */
export function useTypedText(initial: ArticleDraft, start: () => ArticleDraft) {
  const [draft, setDraft] = useState(start)
  const [basis, setBasis] = useState(initial)
  const [seen, setSeen] = useState(initial)
  const isDirty = !isSameText(draft, basis)
  const isRenewed = !isSameText(initial, seen) && !isSameText(initial, basis)
  // Nothing typed yet: the newer article takes the place of the older one. Else the form says so.
  if (!isSameText(initial, seen) && !(isRenewed && isDirty)) {
    setSeen(initial)
    if (isRenewed) {
      setBasis(initial)
      setDraft(initial)
    }
  }
  return {
    draft,
    setDraft,
    basis,
    setBasis,
    isDirty,
    isOutdated: isRenewed && isDirty,
    /** The article reads this from now on. */
    goOnFrom(text: ArticleDraft): void {
      setBasis(text)
      setSeen(initial)
    }
  }
}
export type TypedText = ReturnType<typeof useTypedText>
