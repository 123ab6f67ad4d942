import { useEffect, useRef, useState } from 'react'
import { type ArticleDraft, isSameText } from '../text/article-draft.ts'
import {
  basisOf,
  draftsFor,
  forgetDraft,
  goOnWith,
  type KeptDraft,
  keepDraft,
  listDrafts,
  moveDraft,
  newSlot,
  onlyInMemory
} from './draft-store.ts'
import type { Destination } from './saver/server-copy.ts'

/** Pause in the typing after which the draft is kept, in milliseconds. */
const KEEP_AFTER = 400

interface DraftsOptions {
  /** Names the form among those that this browser keeps drafts of. */
  form: string
  draft: ArticleDraft
  basis: ArticleDraft
  isDirty: boolean
  /** The server has what is typed: this browser need not keep it. */
  isSafe: boolean
  /** The revision of the article that it was made from, where that is known. */
  revision: number | undefined
  /** What the form went on with as it was opened: no offer any more. */
  goneOnWith: KeptDraft | undefined
  /** The draft of the server that the form was opened with. */
  openedId: number | undefined
  /** Where what is typed belongs on the server. */
  destination: () => Destination
  setDraft: (draft: ArticleDraft) => void
}

/**
 * Keeps what is typed in this browser, and offers what was kept before. Nothing is restored unasked. Restoring while
 * something has been typed keeps that too, as an offer: neither of the two is ever written over.
 */
export function useDrafts(options: DraftsOptions) {
  const { form, draft, basis, isDirty, isSafe, revision, goneOnWith, openedId, destination, setDraft } =
    options
  const [slot, setSlot] = useState(() => newSlot(form))
  const [keptFor, setKeptFor] = useState(form)
  const [offers, setOffers] = useState<KeptDraft[]>(() =>
    draftsFor(form, openedId).filter(
      ({ slot, draft }) => slot !== goneOnWith?.slot && basisOf(draft) !== basisOf(basis)
    )
  )
  /** Slots of texts that this form put aside: they are of what it writes. */
  const ownAside = useRef(new Set<string>())
  // A new article that was published is written on as that article. The other texts that were begun are no drafts of it: they are offered
  // where a new one is begun.
  if (keptFor !== form) {
    setKeptFor(form)
    setSlot(newSlot(form))
    setOffers([...listDrafts(form), ...onlyInMemory(offers)])
  }
  const [isKept, setKept] = useState(true)
  const before = useRef(form)
  useEffect(() => {
    if (before.current === form) return
    const own = listDrafts(before.current).filter(({ slot }) => ownAside.current.has(slot))
    before.current = form
    const moved = own.map((kept) => moveDraft(kept, form))
    setOffers((others) => [...moved, ...others])
  }, [form])
  const restored = useRef<KeptDraft[]>(goneOnWith ? [goneOnWith] : [])
  /** What was forgotten last: a page that is left before it is drawn anew must not keep it again. */
  const forgotten = useRef<{ slot: string; draft: ArticleDraft } | null>(null)

  const keep = (isSetAside = false) => {
    const made = { basis: basisOf(basis), revision }
    const kept: KeptDraft = {
      slot,
      draft,
      savedAt: Date.now(),
      ...made,
      ...destination(),
      ...(isSetAside && { isSetAside })
    }
    const last = forgotten.current
    const isNeeded = last?.slot !== slot || !isSameText(last.draft, draft)
    const isKept = !isNeeded || keepDraft(kept)
    setKept(isKept)
    return { kept, isKept }
  }
  const newest = useRef(keep)
  useEffect(() => {
    newest.current = keep
  })
  const isKeeping = isDirty && !isSafe
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the pause anew
  useEffect(() => {
    if (!isKeeping) {
      forgetDraft(slot)
      return
    }
    const timer = setTimeout(() => newest.current(), KEEP_AFTER)
    return () => clearTimeout(timer)
  }, [draft, isKeeping, slot])
  useEffect(() => {
    if (!isKeeping) return
    const keepNow = () => void newest.current()
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [isKeeping])
  // What was typed just before the form was left is kept too.
  const last = useRef<(() => void) | null>(null)
  useEffect(() => {
    last.current = isKeeping ? keep : null
  })
  useEffect(() => () => last.current?.(), [])

  const without = (offer: KeptDraft) => offers.filter((other) => other.slot !== offer.slot)
  return {
    /** Without those that read as the form does. */
    offers: offers.filter((offer) => !isSameText(offer.draft, draft)),
    isKept,
    /** Keeps what is typed at once, for the form that opens with it next (goOnWith). */
    keepNow() {
      const { kept, isKept } = keep()
      return goOnWith(kept, isKept)
    },
    /** Was the article another one when this draft was begun? */
    isOlder: (offer: KeptDraft) => offer.basis !== basisOf(basis),
    /** `moveOn` changes where what is typed belongs, once what is typed now is kept. */
    restore: (offer: KeptDraft, moveOn: () => void) => {
      const own = isDirty ? [keep(true).kept] : []
      for (const { slot, of } of own) if (of?.id === offer.of?.id) ownAside.current.add(slot)
      moveOn()
      restored.current.push(offer)
      setOffers([...own, ...without(offer)])
      setSlot(newSlot(form))
      setDraft(offer.draft)
    },
    discard: (offer: KeptDraft) => {
      forgetDraft(offer.slot)
      setOffers(without(offer))
    },
    /** Has an offer that was discarded stand again where it stood. */
    takeBack: (offer: KeptDraft) => {
      setKept(keepDraft(offer))
      setOffers([...without(offer), offer].toSorted((one, other) => other.savedAt - one.savedAt))
    },
    /** Keeps a text as an offer: another one takes its place in the form. `of`: where it belongs, unless that is where the other one is. */
    setAside: (text: ArticleDraft, of?: Destination) => {
      const made = { basis: basisOf(basis), revision, ...of }
      const kept = { slot: newSlot(form), draft: text, savedAt: Date.now(), isSetAside: true, ...made }
      if (!of) ownAside.current.add(kept.slot)
      setKept(keepDraft(kept))
      setOffers((others) => [kept, ...others])
    },
    /** The server has this text: offers that read the same go. */
    dropSame: (text: ArticleDraft) => {
      for (const offer of draftsFor(form, openedId))
        if (isSameText(offer.draft, text)) forgetDraft(offer.slot)
      setOffers((others) => others.filter((offer) => !isSameText(offer.draft, text)))
    },
    /** The article is saved: its draft goes, and those it was restored from unless another tab went on writing them. */
    forget: () => {
      forgetDraft(slot)
      forgotten.current = { slot, draft }
      setSlot(newSlot(form))
      const kept = draftsFor(form, openedId)
      for (const { slot: source, savedAt } of restored.current) {
        if (kept.some((one) => one.slot === source && one.savedAt === savedAt)) forgetDraft(source)
      }
      restored.current = []
    }
  }
}
export type Drafts = ReturnType<typeof useDrafts>
