import { useEffect, useRef, useState } from 'react'
import type { ArticleDraft } from './article-draft.ts'
import { basisOf, forgetDraft, type KeptDraft, keepDraft, listDrafts, newSlot } from './draft-store.ts'

/** Pause in the typing after which the draft is kept, in milliseconds. */
const KEEP_AFTER = 400

interface DraftsOptions {
  form: string
  draft: ArticleDraft
  basis: ArticleDraft
  isDirty: boolean
  setDraft: (draft: ArticleDraft) => void
}

/**
 * Keeps what is typed in this browser, and offers what was kept before. Nothing is restored unasked. Restoring while
 * something has been typed keeps that too, as an offer: neither of the two is ever written over.
 */
export function useDrafts({ form, draft, basis, isDirty, setDraft }: DraftsOptions) {
  const [slot, setSlot] = useState(() => newSlot(form))
  const [offers, setOffers] = useState<KeptDraft[]>(() =>
    listDrafts(form).filter((offer) => basisOf(offer.draft) !== basisOf(basis))
  )
  const [isKept, setKept] = useState(true)
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const restored = useRef<KeptDraft[]>([])

  const keep = () => {
    const kept = { slot, draft, savedAt: Date.now(), basis: basisOf(basis) }
    const isDone = keepDraft(kept)
    setKept(isDone)
    setKeptAt(isDone ? kept.savedAt : null)
    return kept
  }
  const newest = useRef(keep)
  useEffect(() => {
    newest.current = keep
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the pause anew
  useEffect(() => {
    if (!isDirty) {
      forgetDraft(slot)
      setKeptAt(null)
      return
    }
    const timer = setTimeout(() => newest.current(), KEEP_AFTER)
    return () => clearTimeout(timer)
  }, [draft, isDirty, slot])
  useEffect(() => {
    if (!isDirty) return
    const keepNow = () => void newest.current()
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [isDirty])

  const without = (offer: KeptDraft) => offers.filter((other) => other.slot !== offer.slot)
  return {
    offers,
    isKept,
    /** When what is typed was last kept, in milliseconds since 1970. */
    keptAt,
    /** Was the article another one when this draft was begun? */
    isOlder: (offer: KeptDraft) => offer.basis !== basisOf(basis),
    restore: (offer: KeptDraft) => {
      const own = isDirty ? [keep()] : []
      restored.current.push(offer)
      setOffers([...own, ...without(offer)])
      setSlot(newSlot(form))
      setDraft(offer.draft)
    },
    discard: (offer: KeptDraft) => {
      forgetDraft(offer.slot)
      setOffers(without(offer))
    },
    /** The article is saved: its draft goes, and those it was restored from unless another tab went on writing them. */
    forget: () => {
      forgetDraft(slot)
      setSlot(newSlot(form))
      const kept = listDrafts(form)
      for (const { slot: source, savedAt } of restored.current) {
        if (kept.some((one) => one.slot === source && one.savedAt === savedAt)) forgetDraft(source)
      }
      restored.current = []
    }
  }
}
export type Drafts = ReturnType<typeof useDrafts>
