import { useState } from 'react'
import { type ArticleDraft, isSameText } from '../../text/article-draft.ts'

/** What a text was made from: a revision of its article, with the tag that allows replacing it where that is known. */
export interface Origin {
  revision: number
  etag?: string | undefined
}

interface TypedTextOptions {
  /** The article as the server has it; it may change while the form is open. */
  initial: ArticleDraft
  /** The revision that `initial` is, where the server said so. */
  revision: number | undefined
  /** What the form opens with. */
  start: () => ArticleDraft
  /** What that was made from, where it is a draft. */
  origin: Origin | undefined
}

/** What is typed of an article, beside what the article reads, and the revision that it was made from. */
export function useTypedText({ initial, revision, start, origin: opened }: TypedTextOptions) {
  const [draft, setDraft] = useState(start)
  const [basis, setBasis] = useState(initial)
  const [seen, setSeen] = useState(initial)
  /** The revision that `basis` is, once it is known. */
  const [basisRevision, setBasisRevision] = useState(revision)
  /** In place of that: a draft was taken up, or another text was seen. */
  const [origin, setOrigin] = useState(opened)
  /** The text here was replaced by the one of this revision, that somebody else published. */
  const [renewedBy, setRenewedBy] = useState<number>()
  const isDirty = !isSameText(draft, basis)
  const isRenewed = !isSameText(initial, seen) && !isSameText(initial, basis)
  const isOutdated = isRenewed && isDirty && !isSameText(initial, draft)
  // Nothing typed yet, or just this: the newer article takes the place of the older one. Else the form says so.
  if (!isSameText(initial, seen) && !isOutdated) {
    setSeen(initial)
    if (isRenewed) {
      setBasis(initial)
      setBasisRevision(revision)
      setDraft(initial)
      if (isDirty) setOrigin(undefined)
      // What was published here comes back as a newer one too, before it is known which it is.
      else if (basisRevision !== undefined && revision !== undefined && revision > basisRevision)
        setRenewedBy(revision)
    }
  }
  if (revision !== undefined && revision !== basisRevision && isSameText(initial, basis))
    setBasisRevision(revision)
  const isBehind = revision !== undefined && !isSameText(initial, basis)
  const known = basisRevision ?? (isBehind ? revision - 1 : undefined)
  return {
    draft,
    setDraft,
    basis,
    setBasis,
    isDirty,
    isOutdated,
    /** Somebody else published what is shown, in the place of what was, and nothing was changed since. */
    isRenewed: renewedBy !== undefined && renewedBy === revision && !isDirty,
    /** What is typed was made from this; undefined while nobody knows. */
    origin: origin ?? (known === undefined ? undefined : { revision: known }),
    setOrigin,
    /** The article reads this from now on. */
    goOnFrom(text: ArticleDraft): void {
      setBasis(text)
      setBasisRevision(undefined)
      setOrigin(undefined)
      setSeen(initial)
      setRenewedBy(undefined)
    }
  }
}
export type TypedText = ReturnType<typeof useTypedText>
