import type { Conflict, Problem } from '@site/contracts/operations/problem'
import { HttpError } from '@site/web/platform'
import type { FailureReason } from '../content/drafts.ts'
import { type ArticleDraft, draftOf, isSameText } from './article-draft.ts'

/**
 * When a text is sent to the server, in milliseconds: after a `pause` in the typing, and `longest` after the first change that was not
 * sent even when the typing goes on. A failure is tried again after `firstRetry`, then twice as long each time up to `longestRetry`.
 */
export const SAVE_TIMES = { pause: 1500, longest: 10_000, firstRetry: 4000, longestRetry: 30_000 } as const

/** Why the server does not have a text. `message` is the server's own sentence. */
export interface SaveFailure {
  reason: FailureReason
  message?: string | undefined
}

/** Two texts of which neither may replace the other unseen: the server's, and what is typed here. */
export type TextConflict = Conflict['current'] & { code: string }

export interface SaverState<Saved> {
  /** The draft as it was last answered; null as long as there is none. */
  draft: Saved | null
  /** Does the server have what is typed? */
  isSaved: boolean
  failure: SaveFailure | null
  conflict: TextConflict | null
  /** The draft that was written in was published or discarded elsewhere. */
  hasEnded: boolean
}

/** A draft, and the version that a text was made from. */
interface Numbered {
  id: number
  version: number
}

interface SaverOptions<Saved extends Numbered> {
  /** What the server has: the draft's text, or what the article reads. */
  known: ArticleDraft
  draft: Saved | null
  /** Sends a text to a draft, or begins one. Throws as callApi does. */
  save: (text: ArticleDraft, draft: Numbered | null) => Promise<Saved>
  onState: (state: SaverState<Saved>) => void
}

/**
 * Keeps a draft on the server as one types: one save at a time, then the newest text, made from the version that the one before it
 * gave. What fails is tried again for as long as the form is open, except a text that the server refuses as it is: that waits for the
 * next change. A conflict stops it until somebody has decided.
 */
export function createDraftSaver<Saved extends Numbered>({
  known,
  draft,
  save,
  onState
}: SaverOptions<Saved>) {
  let typed = known
  /** What the server has, and what it would not take. */
  let saved = known
  let refused: ArticleDraft | null = null
  let place: Numbered | null = draft
  let running: Promise<void> | null = null
  /** What is on its way, or went without an answer. */
  let underWay: ArticleDraft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Since when there is something that was not sent. */
  let changedAt: number | null = null
  let failures = 0
  let retryAt = 0
  let isHeld = false
  let state: SaverState<Saved> = { draft, isSaved: true, failure: null, conflict: null, hasEnded: false }

  const isSaved = () => isSameText(typed, saved)
  const isWaiting = () =>
    !isHeld && !isSaved() && !state.conflict && !(refused !== null && isSameText(typed, refused))
  const show = (change: Partial<SaverState<Saved>> = {}) => {
    state = { ...state, ...change, isSaved: isSaved() }
    onState(state)
  }

  const plan = () => {
    clearTimeout(timer)
    if (running || !isWaiting()) return
    const now = Date.now()
    changedAt ??= now
    const due = Math.max(Math.min(now + SAVE_TIMES.pause, changedAt + SAVE_TIMES.longest), retryAt)
    timer = setTimeout(run, Math.max(0, due - now))
  }
  const run = (): Promise<void> => {
    clearTimeout(timer)
    if (!running && isWaiting())
      running = attempt(typed).finally(() => {
        running = null
        plan()
      })
    return running ?? Promise.resolve()
  }
  const attempt = async (sent: ArticleDraft): Promise<void> => {
    changedAt = null
    underWay = sent
    try {
      const answered = await save(sent, place)
      place = answered
      saved = sent
      underWay = null
      refused = null
      failures = 0
      retryAt = 0
      show({ draft: answered, failure: null })
    } catch (error) {
      fail(sent, error)
    }
  }
  const fail = (sent: ArticleDraft, error: unknown) => {
    const problem = error instanceof HttpError ? error.problem : undefined
    if (problem?.conflict) {
      const { current, sent: cleaned } = problem.conflict
      const isOurs = cleaned !== undefined && isSameText(draftOf(current), draftOf(cleaned))
      // The server has this text already, by a call whose answer never came: the next save is made from that.
      underWay = null
      if (isOurs && place && current.draftId === place.id && current.version !== undefined) {
        place = { id: place.id, version: current.version }
        return
      }
      return show({ conflict: conflictOf(problem), failure: null })
    }
    if (problem?.code === 'draft-not-found' && place) {
      place = null
      return show({ draft: null, hasEnded: true })
    }
    console.info('A draft could not be saved on the server', error)
    const failure = failureOf(error)
    if (failure.reason === 'invalid' || failure.reason === 'large') refused = sent
    else {
      retryAt = Date.now() + Math.min(SAVE_TIMES.longestRetry, SAVE_TIMES.firstRetry * 2 ** failures)
      failures += 1
    }
    show({ failure })
  }

  return {
    getState: () => state,
    /** Which draft at which version the next save is made from. */
    getPlace: () => place && { id: place.id, version: place.version },
    /** The text that was sent last where no answer has come: the server may have it. */
    getUnderWay: () => underWay,
    /** Says what is typed. */
    change(text: ArticleDraft): void {
      if (isSameText(text, typed)) return
      typed = text
      if (isSaved()) changedAt = null
      show()
      plan()
    },
    /** Sends what is typed at once, also when a failure has just been met. True when the server has it then. */
    async flush(): Promise<boolean> {
      await running
      await run()
      return isSaved()
    },
    /** The draft with what is typed, which is begun where there is none; null where the server does not have the text. */
    async ensure(): Promise<Numbered | null> {
      await this.flush()
      if (!place && isSaved()) {
        running = attempt(typed).finally(() => {
          running = null
        })
        await running
      }
      return isSaved() ? place : null
    },
    /** Sends nothing more until it is released: what is typed is about to be published. Waits for the save that is under way. */
    async hold(): Promise<void> {
      isHeld = true
      clearTimeout(timer)
      await running
    },
    release(): void {
      isHeld = false
      plan()
    },
    /** Goes on with a draft and its text, which the server has. */
    adopt(next: Saved, text: ArticleDraft): void {
      place = next
      saved = text
      typed = text
      refused = null
      show({ draft: next, conflict: null, failure: null, hasEnded: false })
    },
    /** There is no draft any more: it was published or discarded. `text`: what the article reads now. */
    end(text: ArticleDraft): void {
      place = null
      saved = text
      refused = null
      isHeld = false
      show({ draft: null, conflict: null, failure: null, hasEnded: false })
      plan()
    },
    /** Somebody else published or discarded the draft: what is typed here becomes a new one with the next change. */
    lose(): void {
      place = null
      show({ draft: null, hasEnded: true })
    },
    /** Takes over what else is known of the draft: who has it open, what is scheduled. Its version stays that of the last save. */
    renew(next: Saved): void {
      if (place?.id === next.id) show({ draft: next })
    },
    /** A conflict that a publication met, or null once it is decided. */
    meet(conflict: TextConflict | null): void {
      show({ conflict })
      plan()
    },
    /** Saves what is typed over the newer version of the conflict. */
    overwrite(): Promise<boolean> {
      const { conflict } = state
      if (conflict?.draftId && conflict.version) place = { id: conflict.draftId, version: conflict.version }
      show({ conflict: null })
      return this.flush()
    },
    stop: () => clearTimeout(timer)
  }
}
export type DraftSaver<Saved extends Numbered> = ReturnType<typeof createDraftSaver<Saved>>

/** What a refusal with both texts says. */
export const conflictOf = ({ conflict, code = '' }: Problem): TextConflict | null =>
  conflict ? { ...conflict.current, code } : null

const REASONS: Record<number, SaveFailure['reason']> = {
  401: 'code',
  403: 'scope',
  404: 'gone',
  408: 'offline',
  413: 'large',
  422: 'invalid',
  429: 'throttled',
  502: 'offline',
  503: 'offline',
  504: 'offline',
  507: 'full'
}

/** Why a call failed. Anything but an answer is a network that is away. */
export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof HttpError)) return { reason: 'offline' }
  return { reason: REASONS[error.status] ?? 'failed', message: error.problem?.message }
}
