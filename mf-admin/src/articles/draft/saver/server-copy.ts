import { type ArticleDraft, isSameText } from '../../text/article-draft.ts'
import type { fateOf } from './save-failure.ts'

/** A draft, and the version that a text was made from. */
export interface Numbered {
  id: number
  version: number
}

/** Where a text goes on the server, so that somebody can go on from there later. */
export interface Destination {
  /** The draft that it is a later text of; none where there was none yet. */
  of?: Numbered | undefined
  /** The key under which one was to be begun. */
  key?: string | undefined
  /** What was sent there without an answer, in that order: the server may have any one of these. */
  sent: ArticleDraft[]
}

/**
 * What the server has of what is typed, as far as that is known: at which draft and version, and which texts went without an answer.
 *
 * @param known what it has: the draft's text, or what the article reads
 */
export function createServerCopy(known: ArticleDraft, draft: Numbered | null) {
  /** Null where it is not known. */
  let saved: ArticleDraft | null = known
  let refused: ArticleDraft | null = null
  let place = draft
  let key = crypto.randomUUID() as string
  let unanswered: readonly ArticleDraft[] = []
  let life = {}

  return {
    /** The draft that the next text is sent to, at the version that it is made from; null where one is to be begun. */
    getPlace: () => place,
    /** Under which one is begun. */
    getKey: () => key,
    /** What it has for certain. */
    getSaved: () => saved,
    /** What is on its way, or went without an answer, first what was sent first. */
    getUnanswered: () => unanswered,
    /** Changes as another draft takes the place of the one before: an answer that comes later concerns nobody. */
    getLife: () => life,
    /** Where a text goes on, for who takes it up later. */
    getDestination: (): Destination => {
      const sent = [...unanswered]
      if (place) return { of: { id: place.id, version: place.version }, sent }
      return sent.length > 0 ? { key, sent } : { sent }
    },
    has: (text: ArticleDraft) => unanswered.length === 0 && saved !== null && isSameText(text, saved),
    /** It would not take this text as it is. */
    refuses: (text: ArticleDraft) => refused !== null && isSameText(text, refused),

    /** Goes on with another draft, or none. `text`: what the server has of it, where that is known. */
    moveTo(next: Numbered | null, text: ArticleDraft | null, to: Destination = { sent: [] }): void {
      life = {}
      place = next
      key = to.key ?? crypto.randomUUID()
      unanswered = [...to.sent]
      saved = text
      refused = null
    },
    /** A text is on its way. */
    noteSent(text: ArticleDraft): void {
      if (!unanswered.some((one) => isSameText(one, text))) unanswered = [...unanswered, text]
    },
    /** It has this text now, at this version. What went before it was made from a version that is over: it can be taken no more. */
    take(text: ArticleDraft, answered: Numbered): void {
      place = answered
      saved = text
      unanswered = []
      refused = null
    },
    /** A text failed. `before`: what had gone without an answer when it was sent. */
    fail(text: ArticleDraft, fate: ReturnType<typeof fateOf>, before: readonly ArticleDraft[]): void {
      if (fate === 'refused') unanswered = before.filter((one) => !isSameText(one, text))
      if (fate === 'unseen') unanswered = before
    },
    refuse(text: ArticleDraft): void {
      refused = text
    },
    /** It turned out to be at this version, with a text that was sent: nothing is left without an answer. */
    goOnFrom(next: Numbered): void {
      place = next
      unanswered = []
    },
    /** The next text is to replace this version. */
    replace(next: Numbered): void {
      place = next
    }
  }
}
