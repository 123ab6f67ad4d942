import { type ArticleDraft, draftOf, isSameText } from '../../text/article-draft.ts'
import {
  conflictOf,
  failureOf,
  fateOf,
  problemIn,
  type SaveFailure,
  type TextConflict
} from './save-failure.ts'
import { createSaveTimer, SAVE_TIMES } from './save-timer.ts'
import { createServerCopy, type Destination, type Numbered } from './server-copy.ts'

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
 * next change. A conflict stops it until somebody has decided. When it sends is said by save-timer.ts, what the server has by
 * server-copy.ts.
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
  let state: SaverState<Saved> = {
    ...{ draft, isSaved: destination === undefined },
    ...{ failure: null, conflict: null, hasEnded: false }
  }
  const copy = createServerCopy(known, draft)
  if (destination) copy.moveTo(destination.of ?? null, null, destination)

  const isSaved = () => copy.has(typed)
  const isUnsure = () => copy.getUnanswered().length > 0
  const timer = createSaveTimer({
    isWaiting: () => !state.conflict && !isSaved() && (isUnsure() || !copy.refuses(typed)),
    send: () => sendAll()
  })
  const show = (change: Partial<SaverState<Saved>> = {}) => {
    state = { ...state, ...change, isSaved: isSaved() }
    onState(state)
  }
  const moveTo = (...to: Parameters<typeof copy.moveTo>) => {
    copy.moveTo(...to)
    timer.forgive()
  }

  const sendAll = async (): Promise<void> => {
    if ((await askAgain()) && timer.isDue()) await send(typed)
  }
  /** Sends what was not answered again as it was. False where it is still not known what became of it, or somebody else has written. */
  const askAgain = async (): Promise<boolean> => {
    const begun = copy.getLife()
    for (let [first] = copy.getUnanswered(); first; [first] = copy.getUnanswered()) {
      await send(first)
      if (copy.getLife() !== begun || copy.getUnanswered()[0] === first) return false
    }
    return !state.conflict
  }
  const send = async (text: ArticleDraft): Promise<void> => {
    const begun = copy.getLife()
    const before = copy.getUnanswered()
    copy.noteSent(text)
    const patience = new AbortController()
    const limit = setTimeout(() => patience.abort(), SAVE_TIMES.answer)
    try {
      const answered = await save(text, copy.getPlace(), { key: copy.getKey(), signal: patience.signal })
      if (copy.getLife() === begun) take(text, answered)
      else console.info('An answer came after its draft had ended', answered.id)
    } catch (error) {
      if (copy.getLife() === begun) fail(text, error, before)
      else console.info('A save failed after its draft had ended', error)
    } finally {
      clearTimeout(limit)
    }
  }
  const take = (text: ArticleDraft, answered: Saved) => {
    copy.take(text, answered)
    timer.forgive()
    show({ draft: answered, failure: null })
  }
  const fail = (text: ArticleDraft, error: unknown, before: readonly ArticleDraft[]) => {
    copy.fail(text, fateOf(error), before)
    const problem = problemIn(error)
    if (problem?.conflict) {
      const { current, sent } = problem.conflict
      const isSame = sent !== undefined && isSameText(draftOf(current), draftOf(sent))
      // The server has this very text, whoever wrote it: the next save is made from that.
      if (isSame && current.draftId !== undefined && current.version !== undefined)
        return copy.goOnFrom({ id: current.draftId, version: current.version })
      // It may have another one of those that were not answered.
      return isUnsure() ? undefined : show({ conflict: conflictOf(problem), failure: null })
    }
    if (problem?.code === 'draft-not-found' && copy.getPlace()) return lose()
    console.info('A draft could not be saved on the server', error)
    const failure = failureOf(error)
    if (failure.reason === 'invalid' || failure.reason === 'large') copy.refuse(text)
    else timer.delay()
    show({ failure })
  }
  const lose = (id = copy.getPlace()?.id) => {
    if (copy.getPlace()?.id !== id) return
    moveTo(null, copy.getSaved())
    show({ draft: null, hasEnded: true })
  }

  return {
    getState: () => state,
    /** Which draft at which version the next save is made from. */
    getPlace: () => copy.getDestination().of ?? null,
    /** Where what is typed goes on, for who takes it up later. */
    getDestination: copy.getDestination,
    /** Says what is typed. */
    change(text: ArticleDraft): void {
      if (isSameText(text, typed)) return
      typed = text
      if (isSaved()) timer.rest()
      // Most letters change nothing that is shown.
      if (isSaved() !== state.isSaved) show()
      timer.plan()
    },
    /** Sends what is typed at once, also when a failure has just been met. True when the server has it then. */
    async flush(): Promise<boolean> {
      await timer.ended()
      await timer.run()
      return isSaved()
    },
    /** The draft with what is typed, which is begun where there is none; null where the server does not have the text. */
    async ensure(): Promise<Numbered | null> {
      await this.flush()
      if (!copy.getPlace() && isSaved() && timer.isFree()) await timer.occupy(() => send(typed))
      return isSaved() ? copy.getPlace() : null
    },
    /**
     * Sends nothing more until it is released as often as it was held: what is typed is about to be published, say. Waits for the save
     * that is under way.
     */
    hold: timer.hold,
    release: timer.release,
    /** While it is held: finds out what became of what was not answered, as far as that can be known now. */
    async settle(): Promise<void> {
      await timer.ended()
      if (isUnsure() && !state.conflict) await timer.occupy(askAgain)
    },
    /** What is typed was sent by a call whose answer nobody waits for. */
    noteSent: () => copy.noteSent(typed),
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
      timer.plan()
    },
    /** The article reads this now. Where a draft is written, or is being begun, that changes nothing. */
    rest(text: ArticleDraft): void {
      if (!copy.getPlace() && !isUnsure()) this.end(text)
    },
    /** Somebody else published or discarded the draft `id`, or the one there is: what is typed here becomes a new one with the next change. */
    lose,
    /** Takes over what else is known of the draft: who has it open, what is scheduled. Its version stays that of the last save. */
    renew(next: Saved): void {
      if (copy.getPlace()?.id === next.id) show({ draft: next })
    },
    /** A conflict that a publication met, or null once it is decided. */
    meet(conflict: TextConflict | null): void {
      show({ conflict })
      timer.plan()
    },
    /** Saves what is typed over the newer version of the conflict. */
    overwrite(): Promise<boolean> {
      const { conflict } = state
      if (conflict?.draftId && conflict.version)
        copy.replace({ id: conflict.draftId, version: conflict.version })
      show({ conflict: null })
      return this.flush()
    },
    start: timer.start,
    stop: timer.stop
  }
}
export type DraftSaver<Saved extends Numbered> = ReturnType<typeof createDraftSaver<Saved>>
