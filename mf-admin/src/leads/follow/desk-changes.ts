import type { LeadDesk } from '@site/contracts/leads/desk'
import { createStore } from '@site/web/platform'
import { UNDO_WITHIN } from '../../layout/undo-within.ts'
import type { DeskChange } from './desk-change.ts'

/** A status or an owner that was changed here. */
export interface MadeChange {
  /** How the lead stood before. */
  before: LeadDesk
  /** How it stands since. */
  desk: LeadDesk
}

/** What is under way about where one lead stands. */
export interface LeadChanges {
  /** What is wanted and not answered yet, in the order in which it was wanted. */
  pending: readonly DeskChange[]
  /** How the lead stands by the newest answer to a change of one's own, also to one that was refused. */
  answered: LeadDesk | null
  /** The latest change of its status or owner, while that can be taken back. */
  made: MadeChange | null
}

const NOTHING: LeadChanges = { pending: [], answered: null, made: null }

/** Names a lead, for who works with this code. */
export const placeOf = (adminCode: string, leadId: number) => `${leadId} ${adminCode}`

/** The newer one of how a lead stands as it was read and as a change of one's own was answered. */
export const newest = (read: LeadDesk, answered: LeadDesk | null): LeadDesk =>
  answered && answered.version > read.version ? answered : read

/**
 * The changes of where leads stand that are on their way, for each lead. They outlive the sheet, in this page's memory alone: whoever goes on
 * to the next lead and comes back goes on with their own changes, and never meets one of them as somebody else's (SHEET-23).
 */
export function createDeskChanges() {
  const store = createStore<{ leads: ReadonlyMap<string, LeadChanges> }>(() => ({ leads: new Map() }))
  const queues = new Map<string, Promise<unknown>>()
  /** The version that the latest change of one's own made. */
  const own = new Map<string, number>()
  const undoTimers = new Map<string, ReturnType<typeof setTimeout>>()
  const sheets = new Map<string, number>()

  const of = (place: string) => store.getState().leads.get(place) ?? NOTHING
  const put = (place: string, news: Partial<LeadChanges>) =>
    store.setState({ leads: new Map(store.getState().leads).set(place, { ...of(place), ...news }) })
  /** Somebody else's state, which refused a change of one's own, is shown too, but is no version of one's own. */
  const note = (place: string, desk: LeadDesk) => put(place, { answered: newest(desk, of(place).answered) })
  const accept = (place: string, desk: LeadDesk) => {
    own.set(place, Math.max(own.get(place) ?? 0, desk.version))
    note(place, desk)
  }
  return {
    store,
    of,
    note,
    accept,
    /**
     * Sends a change once those before it are answered, and answers how the lead stands then.
     *
     * @param seen the version that was shown as this was wanted
     * @param send is given the version to name: the one that was seen, or the one that one's own changes made of it
     * @throws what `send` throws; the changes behind it are sent all the same
     */
    run(
      place: string,
      wanted: DeskChange,
      seen: number,
      send: (version: number) => Promise<LeadDesk>
    ): Promise<LeadDesk> {
      put(place, { pending: [...of(place).pending, wanted] })
      const turn = async () => {
        try {
          const desk = await send(Math.max(seen, own.get(place) ?? 0))
          accept(place, desk)
          return desk
        } finally {
          put(place, { pending: of(place).pending.filter((one) => one !== wanted) })
        }
      }
      const made = (queues.get(place) ?? Promise.resolve()).then(turn)
      // Who wanted it hears of a failure; the next one only waits.
      queues.set(
        place,
        made.catch(() => undefined)
      )
      return made
    },
    /** The change can be taken back for ten seconds. null: not any more. */
    offerUndo(place: string, made: MadeChange | null): void {
      clearTimeout(undoTimers.get(place))
      put(place, { made })
      if (made)
        undoTimers.set(
          place,
          setTimeout(() => put(place, { made: null }), UNDO_WITHIN)
        )
    },
    /** The sheet of this lead is open. Returns what ends that. */
    open(place: string): () => void {
      sheets.set(place, (sheets.get(place) ?? 0) + 1)
      return () => void sheets.set(place, (sheets.get(place) ?? 1) - 1)
    },
    isOpen: (place: string) => (sheets.get(place) ?? 0) > 0
  }
}

/** Those of this page. */
export const deskChanges = createDeskChanges()
