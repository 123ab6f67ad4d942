import { RETENTION } from '@site/contracts/site/retention'
import { type ArticleDraft, isSameText } from '../text/article-draft.ts'
import type { Destination } from './saver/server-copy.ts'

/** A draft as this browser keeps it, and where it belongs on the server. */
export interface KeptDraft extends Partial<Destination> {
  /** Its key in the store. Each open form has one of its own, so that two tabs never write over each other. */
  slot: string
  draft: ArticleDraft
  /** Milliseconds since 1970. */
  savedAt: number
  /** What the article read when the draft was begun, as `basisOf` writes it. */
  basis: string
  /** The revision of the article that it was made from, where that is known. */
  revision?: number | undefined
  /** It was in the form until another text took its place. */
  isSetAside?: boolean
}

/** What a navigation says to the form that it opens: go on with this text. It carries it along where the browser would not keep it. */
export const goOnWith = (kept: KeptDraft, isKept: boolean) => ({ goOn: isKept ? kept.slot : kept })

/** What a navigation says to the form of a new article: begin it under this title. */
export const beginWith = (title: string) => {
  const draft = { title, content: '', imageUrl: '' }
  return goOnWith(
    { slot: newSlot(NEW), draft, savedAt: Date.now(), basis: basisOf({ ...draft, title: '' }) },
    false
  )
}

/** The text of a form that a navigation says to go on with. One that was kept counts as long as it is: the server may have it by now. */
export function keptToGoOn(form: string, state: unknown, store = openStore()): KeptDraft | undefined {
  const { goOn } = (state ?? {}) as { goOn?: string | KeptDraft }
  if (typeof goOn === 'object') return asKept(goOn.slot, goOn) ?? undefined
  return goOn === undefined
    ? undefined
    : listDrafts(form, Date.now(), store).find(({ slot }) => slot === goOn)
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'lucarne_draft:'
/** The form of an article that has no number yet. */
export const NEW = 'create'
/** After this a draft is forgotten: a month, in milliseconds. */
const KEPT_FOR = RETENTION.draftDays * 24 * 3600 * 1000

/**
 * Where a kept text goes on: undefined for one of which nothing was sent. It may itself have been sent as the page was left, by a call
 * whose answer nobody waited for (MANAGE-45).
 */
export function destinationOf({ draft, of, key, sent = [] }: KeptDraft): Destination | undefined {
  if (!of && key === undefined) return undefined
  return { of, key, sent: [...sent.filter((text) => !isSameText(text, draft)), draft] }
}

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

/**
 * The drafts of a form, and those that were written where a new article is begun before the draft `openedId`, which is open now, was found
 * by its article.
 */
export function draftsFor(form: string, openedId: number | undefined, store = openStore()): KeptDraft[] {
  const isOfOpened = ({ of }: KeptDraft) => of !== undefined && of.id === openedId
  const begun = form === NEW ? [] : listDrafts(NEW, Date.now(), store).filter(isOfOpened)
  return [...listDrafts(form, Date.now(), store), ...begun]
}

/** Has a text belong to another form: where an article was begun it was of none, and is one of the article by now. */
export function moveDraft({ draft, savedAt, basis, isSetAside, slot }: KeptDraft, form: string): KeptDraft {
  const moved = { slot: newSlot(form), draft, savedAt, basis, ...(isSetAside && { isSetAside }) }
  if (keepDraft(moved)) forgetDraft(slot)
  return moved
}

/** Those of a form's texts that stand nowhere but in its memory, as the browser would not keep them. */
export function onlyInMemory(kept: readonly KeptDraft[], store = openStore()): KeptDraft[] {
  return kept.filter(({ slot }) => readSlot(slot, store) === null)
}

/** How many drafts this browser keeps, of whatever form, beside those that are newer texts of a draft of the server. */
export const countDrafts = (store = openStore()): number =>
  slotsUnder(PREFIX, store).filter((slot) => !readSlot(slot, store)?.of).length

function slotsUnder(prefix: string, store: Store | null): string[] {
  if (!store) return []
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((key) =>
    key.startsWith(prefix)
  )
}

function readSlot(slot: string, store: Store | null): KeptDraft | null {
  try {
    return asKept(slot, JSON.parse(store?.getItem(slot) ?? 'null'))
  } catch {
    // Cut short: nothing to offer.
    return null
  }
}

/** What is there, as a draft; null for what is none. */
function asKept(slot: string, value: unknown): KeptDraft | null {
  try {
    const { draft, savedAt, basis, revision, isSetAside, of, key, sent } = value as KeptDraft
    if (!isText(draft) || typeof basis !== 'string' || typeof savedAt !== 'number') return null
    const isOf = typeof of?.id === 'number' && typeof of.version === 'number'
    return {
      ...{ slot, draft, savedAt, basis },
      ...(typeof revision === 'number' && { revision }),
      ...(isSetAside === true && { isSetAside }),
      ...(isOf && { of }),
      ...(typeof key === 'string' && { key }),
      // Earlier releases kept a mark of the text here.
      ...(Array.isArray(sent) && { sent: sent.filter(isText) })
    }
  } catch {
    // Not ours: nothing to offer.
    return null
  }
}

const isText = ({ title, content, imageUrl }: ArticleDraft) =>
  [title, content, imageUrl].every((text) => typeof text === 'string')

function openStore(): Store | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    // Storage is forbidden to this page.
    return null
  }
}
