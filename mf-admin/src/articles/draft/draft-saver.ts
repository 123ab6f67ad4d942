import { type ArticleDraft, draftOf, isSameText } from './article-draft.ts'
import {
  conflictOf,
  failureOf,
  fateOf,
  problemIn,
  type SaveFailure,
  type TextConflict
} from './save-failure.ts'

/**
 * When a text is sent to the server, in milliseconds: after a `pause` in the typing, and `longest` after the first change that was not
 * sent even when the typing goes on. A failure is tried again after `firstRetry`, then twice as long each time up to `longestRetry`. What
 * has no answer within `answer` is taken for lost.
 */
export const SAVE_TIMES = {
  pause: 1500,
  longest: 10_000,
  firstRetry: 4000,
  longestRetry: 30_000,
  answer: 60_000
} as const

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

/** `key` makes a repeated beginning one draft. */
export interface SaveHow {
  key: string
  signal: AbortSignal
}

interface SaverOptions<Saved extends Numbered> {
  /** What the server has: the draft's text, or what the article reads. */
  known: ArticleDraft
  draft: Saved | null
  /** Where what is typed belongs, where this browser kept that: it goes before the version of `draft`. */
  destination?: Destination | undefined
  /** Sends a text to a draft, or begins one. Throws as callApi does. */
  save: (text: ArticleDraft, draft: Numbered | null, how: SaveHow) => Promise<Saved>
  onState: (state: SaverState<Saved>) => void
}

/**
 * Keeps a draft on the server as one types: one save at a time, then the newest text, made from the version that the one before it
 * gave. What fails is tried again for as long as the form is open, except a text that the server refuses as it is: that waits for the
 * next change. A conflict stops it until somebody has decided.
 *
 * A text whose answer was lost is sent again as it was before any newer one (infra/decisions/0160): a server that has it says so, and at
 * which version, so that what was written here is never taken for somebody else's.
 */
export function createDraftSaver<Saved extends Numbered>({
  known,
  draft,
  destination,
  save,
  onState
}: SaverOptions<Saved>) {
  let typed = known
  /** What the server has, where that is known, and what it would not take. */
  let saved: ArticleDraft | null = known
  let refused: ArticleDraft | null = null
  let place: Numbered | null = draft
  let key = crypto.randomUUID() as string
  /** What is on its way, or went without an answer. */
  let unanswered: ArticleDraft[] = []
  /** Changes as another draft takes the place of the one before: an answer that comes later concerns nobody. */
  let life = {}
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Since when there is something that was not sent. */
  let changedAt: number | null = null
  let failures = 0
  let retryAt = 0
  let holds = 0
  let isStopped = false
  let state: SaverState<Saved> = {
    ...{ draft, isSaved: destination === undefined },
    ...{ failure: null, conflict: null, hasEnded: false }
  }

  const has = (texts: readonly ArticleDraft[], text: ArticleDraft) =>
    texts.some((one) => isSameText(one, text))
  const isSaved = () => unanswered.length === 0 && saved !== null && isSameText(typed, saved)
  const isWaiting = () => {
    if (holds > 0 || state.conflict || isSaved()) return false
    return unanswered.length > 0 || refused === null || !isSameText(typed, refused)
  }
  const show = (change: Partial<SaverState<Saved>> = {}) => {
    state = { ...state, ...change, isSaved: isSaved() }
    onState(state)
  }
  const moveTo = (next: Numbered | null, text: ArticleDraft | null, to: Destination = { sent: [] }) => {
    life = {}
    place = next
    key = to.key ?? crypto.randomUUID()
    unanswered = [...to.sent]
    saved = text
    refused = null
    failures = 0
    retryAt = 0
  }
  if (destination) moveTo(destination.of ?? null, null, destination)

  const plan = () => {
    clearTimeout(timer)
    if (isStopped || running || !isWaiting()) return
    const now = Date.now()
    changedAt ??= now
    const due = Math.max(Math.min(now + SAVE_TIMES.pause, changedAt + SAVE_TIMES.longest), retryAt)
    timer = setTimeout(run, Math.max(0, due - now))
  }
  const occupy = (work: () => Promise<unknown>): Promise<void> => {
    clearTimeout(timer)
    running = work()
      .then(() => undefined)
      .finally(() => {
        running = null
        plan()
      })
    return running
  }
  const run = (): Promise<void> => {
    clearTimeout(timer)
    if (!running && isWaiting()) return occupy(sendAll)
    return running ?? Promise.resolve()
  }
  const sendAll = async (): Promise<void> => {
    changedAt = null
    if ((await askAgain()) && isWaiting()) await send(typed)
  }
  /** Sends what was not answered again as it was. False where it is still not known what became of it, or somebody else has written. */
  const askAgain = async (): Promise<boolean> => {
    const begun = life
    while (unanswered[0]) {
      const [first] = unanswered
      await send(first)
      if (life !== begun || unanswered[0] === first) return false
    }
    return !state.conflict
  }
  const send = async (text: ArticleDraft): Promise<void> => {
    const begun = life
    const before = unanswered
    if (!has(before, text)) unanswered = [...before, text]
    const patience = new AbortController()
    const limit = setTimeout(() => patience.abort(), SAVE_TIMES.answer)
    try {
      const answered = await save(text, place, { key, signal: patience.signal })
      if (life === begun) take(text, answered)
      else console.info('An answer came after its draft had ended', answered.id)
    } catch (error) {
      if (life === begun) fail(text, error, before)
      else console.info('A save failed after its draft had ended', error)
    } finally {
      clearTimeout(limit)
    }
  }
  const take = (text: ArticleDraft, answered: Saved) => {
    place = answered
    saved = text
    // Whatever went before it was made from a version that is over: it can be taken no more.
    unanswered = []
    refused = null
    failures = 0
    retryAt = 0
    show({ draft: answered, failure: null })
  }
  const fail = (text: ArticleDraft, error: unknown, before: ArticleDraft[]) => {
    const problem = problemIn(error)
    const fate = fateOf(error)
    if (fate === 'refused') unanswered = before.filter((one) => !isSameText(one, text))
    if (fate === 'unseen') unanswered = before
    if (problem?.conflict) {
      const { current, sent } = problem.conflict
      const isSame = sent !== undefined && isSameText(draftOf(current), draftOf(sent))
      if (isSame && current.draftId !== undefined && current.version !== undefined) {
        // The server has this very text, whoever wrote it: the next save is made from that.
        place = { id: current.draftId, version: current.version }
        unanswered = []
        return
      }
      // It may have another one of those that were not answered.
      return unanswered.length > 0 ? undefined : show({ conflict: conflictOf(problem), failure: null })
    }
    if (problem?.code === 'draft-not-found' && place) return lose()
    console.info('A draft could not be saved on the server', error)
    const failure = failureOf(error)
    if (failure.reason === 'invalid' || failure.reason === 'large') refused = text
    else {
      retryAt = Date.now() + Math.min(SAVE_TIMES.longestRetry, SAVE_TIMES.firstRetry * 2 ** failures)
      failures += 1
    }
    show({ failure })
  }
  const lose = (id = place?.id) => {
    if (place?.id !== id) return
    moveTo(null, saved)
    show({ draft: null, hasEnded: true })
  }

  return {
    getState: () => state,
    /** Which draft at which version the next save is made from. */
    getPlace: () => place && { id: place.id, version: place.version },
    /** Where what is typed goes on, for who takes it up later. */
    getDestination: (): Destination => {
      if (place) return { of: { id: place.id, version: place.version }, sent: unanswered }
      return unanswered.length > 0 ? { key, sent: unanswered } : { sent: [] }
    },
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
      if (!place && isSaved() && holds === 0 && !running) await occupy(() => send(typed))
      return isSaved() ? place : null
    },
    /**
     * Sends nothing more until it is released as often as it was held: what is typed is about to be published, say. Waits for the save
     * that is under way.
     */
    async hold(): Promise<void> {
      holds += 1
      clearTimeout(timer)
      await running
    },
    release(): void {
      holds = Math.max(0, holds - 1)
      plan()
    },
    /** While it is held: finds out what became of what was not answered, as far as that can be known now. */
    async settle(): Promise<void> {
      await running
      if (unanswered.length > 0 && !state.conflict) await occupy(askAgain)
    },
    /** What is typed was sent by a call whose answer nobody waits for. */
    noteSent(): void {
      if (!has(unanswered, typed)) unanswered = [...unanswered, typed]
    },
    /** Goes on with a draft and its text, which the server has. */
    adopt(next: Saved, text: ArticleDraft): void {
      moveTo(next, text)
      typed = text
      show({ draft: next, conflict: null, failure: null, hasEnded: false })
    },
    /** Goes on where a text that this browser kept belongs; nobody knows by now what the server has of it. */
    goTo(destination: Destination): void {
      moveTo(destination.of ?? null, null, destination)
      show({ draft: null, conflict: null, failure: null, hasEnded: false })
    },
    /** There is no draft any more: it was published or discarded. `text`: what the article reads now. */
    end(text: ArticleDraft): void {
      moveTo(null, text)
      show({ draft: null, conflict: null, failure: null, hasEnded: false })
      plan()
    },
    /** The article reads this now. Where a draft is written, or is being begun, that changes nothing. */
    rest(text: ArticleDraft): void {
      if (!place && unanswered.length === 0) this.end(text)
    },
    /** Somebody else published or discarded the draft `id`, or the one there is: what is typed here becomes a new one with the next change. */
    lose,
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
    start(): void {
      isStopped = false
      plan()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    }
  }
}
export type DraftSaver<Saved extends Numbered> = ReturnType<typeof createDraftSaver<Saved>>
