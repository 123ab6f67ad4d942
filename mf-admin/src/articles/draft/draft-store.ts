import { RETENTION } from '@site/contracts/site/retention'
import type { ArticleDraft } from './article-draft.ts'

/** A draft as this browser keeps it. */
export interface KeptDraft {
  /** Its key in the store. Each open form has one of its own, so that two tabs never write over each other. */
  slot: string
  draft: ArticleDraft
  /** Milliseconds since 1970. */
  savedAt: number
  /** What the article read when the draft was begun, as `basisOf` writes it. */
  basis: string
  /** The revision of the article that it was made from, where that is known. */
  revision?: number | undefined
  /** The draft of the server that this is a later text of, at the version that it was made from. */
  of?: { id: number; version: number } | undefined
  /** The text that was on its way to that draft, as `basisOf` writes it: its answer may never have come. */
  sent?: string | undefined
}

/** What a navigation says to the form that it opens: go on with the draft that was kept last. */
export const GO_ON = { goOn: true } as const

/** Did the navigation say so? */
export const isGoingOn = (state: unknown): boolean => Boolean((state as Partial<typeof GO_ON> | null)?.goOn)

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'lucarne_draft:'
/** After this a draft is forgotten: a month, in milliseconds. */
const KEPT_FOR = RETENTION.draftDays * 24 * 3600 * 1000

/**
 * The version of the server's draft that a kept text goes on from: the one it was made from, or the newest where that holds nothing but what
 * this browser sent itself, by a call whose answer nobody waited for (MANAGE-45).
 */
export function versionBehind(kept: KeptDraft, found: ArticleDraft & { version: number }): number {
  const known = kept.of?.version ?? found.version
  const theirs = basisOf(found)
  return theirs === markOf(kept.draft) || theirs === kept.sent ? found.version : known
}

/** As a text is sent: the server's copy reads like this. */
const trimmed = ({ title, content, imageUrl }: ArticleDraft): ArticleDraft => ({
  title: title.trim(),
  content,
  imageUrl: imageUrl.trim()
})

/** The mark under which a text that is sent is known again. */
export const markOf = (text: ArticleDraft): string => basisOf(trimmed(text))

/** A place for one open form. `form` is 'create' or 'edit-7'. */
export const newSlot = (form: string): string => `${PREFIX}${form}:${crypto.randomUUID()}`

/** A short mark of what an article reads: another text, another mark. Not a secret, so FNV-1a will do. */
export function basisOf({ title, content, imageUrl }: ArticleDraft): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([title, content, imageUrl])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Keeps a draft in its slot. False where the browser refuses: private mode, storage full. */
export function keepDraft({ slot, ...kept }: KeptDraft, store = openStore()): boolean {
  try {
    store?.setItem(slot, JSON.stringify(kept))
    return store !== null
  } catch {
    // The person goes on typing; what is on the page is what counts. The form says that nothing is kept.
    return false
  }
}

export const forgetDraft = (slot: string, store = openStore()): void => store?.removeItem(slot)

/** The drafts of a form, newest first. What is too old or unreadable is dropped on the way. */
export function listDrafts(form: string, now = Date.now(), store = openStore()): KeptDraft[] {
  return slotsUnder(`${PREFIX}${form}:`, store)
    .flatMap((slot) => {
      const kept = readSlot(slot, store)
      if (kept && now - kept.savedAt < KEPT_FOR) return [kept]
      forgetDraft(slot, store)
      return []
    })
    .sort((one, other) => other.savedAt - one.savedAt)
}

/** How many drafts this browser keeps, of whatever form. */
export const countDrafts = (store = openStore()): number => slotsUnder(PREFIX, store).length

function slotsUnder(prefix: string, store: Store | null): string[] {
  if (!store) return []
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(prefix)
  )
}

function readSlot(slot: string, store: Store | null): KeptDraft | null {
  try {
    const { draft, savedAt, basis, revision, of, sent } = JSON.parse(
      store?.getItem(slot) ?? 'null'
    ) as KeptDraft
    const texts = [draft.title, draft.content, draft.imageUrl, basis]
    if (!texts.every((text) => typeof text === 'string') || typeof savedAt !== 'number') return null
    const isOf = typeof of?.id === 'number' && typeof of.version === 'number'
    return {
      ...{ slot, draft, savedAt, basis },
      ...(typeof revision === 'number' && { revision }),
      ...(isOf && { of }),
      ...(typeof sent === 'string' && { sent })
    }
  } catch {
    // Not ours, or cut short: nothing to offer.
    return null
  }
}

function openStore(): Store | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Storage is forbidden to this page.
    return null
  }
}
