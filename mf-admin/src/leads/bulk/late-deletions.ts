import type { LeadDesk } from '@site/contracts/leads/desk'
import type { Lead } from '@site/contracts/leads/lead'
import { createStore } from '@site/web/platform'
import { logFailure } from '../../api/log-failure.ts'
import { UNDO_WITHIN } from '../../layout/undo-within.ts'
import type { BulkResults } from '../follow/change-many.ts'
import { bulkDeleteCopy } from './content/bulk.ts'

/** Always the same array, so that hooks see no change. */
const NONE: readonly Lead[] = []

/**
 * The most leads whose deletion outlives the page: a browser takes requests of 64 KiB in all for that (Fetch, keepalive), and a lead is some
 * 30 bytes of them.
 */
export const OUTLIVE_PAGE = 1500

type DeskVersion = Pick<LeadDesk, 'leadId' | 'version'>

interface Deletion {
  leads: readonly Lead[]
  versions: Promise<DeskVersion[]>
  isRead: boolean
}

interface LateDeletionDeps {
  /** Where these leads stand, those that are known to stand somewhere. */
  desksOf: (ids: readonly number[]) => Promise<readonly DeskVersion[]>
  /** Deletes for good, also when the page goes meanwhile if `keepalive`; `onAnswer` gets the results as they come. */
  remove: (
    leads: readonly DeskVersion[],
    options: { keepalive: boolean; onAnswer: (results: BulkResults) => void }
  ) => Promise<unknown>
  onGone: (ids: readonly number[]) => void
  onDone: (count: number) => void
  onUndone: (count: number) => void
  /** Leads were not deleted, and their screen has been left: nobody sees `problem` there. */
  onFailedBehind: (problem: string) => void
}

interface State {
  /** Off the list, and can be taken back. */
  waiting: readonly Lead[]
  /** Off the list: they wait, or their deletion is on its way. */
  hidden: readonly Lead[]
  problem: string | null
}

/**
 * Deletions of several leads that were confirmed. The leads are off the list at once, and gone for good ten seconds later, with the next
 * deletion, or when the screen is left before that (SHEET-10). Each is carried out, taken back, or said to have failed, with its leads on
 * the list again: none is dropped silently (SHEET-24).
 */
export function createLateDeletions(deps: LateDeletionDeps) {
  const store = createStore<State>(() => ({ waiting: NONE, hidden: NONE, problem: null }))
  const onTheirWay = new Set<Deletion>()
  let waiting: Deletion | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false

  const show = (problem = store.getState().problem) => {
    const hidden = [...onTheirWay, ...(waiting ? [waiting] : [])].flatMap(({ leads }) => leads)
    store.setState({ waiting: waiting?.leads ?? NONE, hidden: hidden.length > 0 ? hidden : NONE, problem })
  }
  const fail = (problem: string) => {
    show(problem)
    if (isLeft) deps.onFailedBehind(problem)
  }
  /** Only once for each deletion: by the timer, by the next one, or by leaving. */
  const carryOut = async () => {
    clearTimeout(timer)
    const deletion = waiting
    if (!deletion) return
    waiting = null
    onTheirWay.add(deletion)
    show()
    const { leads } = deletion
    const answered: BulkResults = []
    try {
      await deps.remove(await deletion.versions, {
        keepalive: leads.length <= OUTLIVE_PAGE,
        onAnswer: (results) => answered.push(...results)
      })
    } catch (error) {
      logFailure('The leads could not be deleted', error)
    }
    onTheirWay.delete(deletion)
    const gone = answered.filter(({ outcome }) => outcome === 'deleted' || outcome === 'missing')
    const [kept, failed] = [answered.length - gone.length, leads.length - answered.length]
    if (gone.length > 0) {
      deps.onGone(gone.map(({ id }) => id))
      deps.onDone(gone.length)
    }
    const problems = [kept > 0 && bulkDeleteCopy.kept(kept), failed > 0 && bulkDeleteCopy.failed(failed)]
    if (kept + failed > 0) fail(problems.filter(Boolean).join(' '))
    else show()
  }
  /** A lead that stands nowhere yet, of a replica of the release before the desk, stands where each begins. */
  const versionsOf = async (leads: readonly Lead[]): Promise<DeskVersion[]> => {
    const desks = await deps.desksOf(leads.map(({ id }) => id))
    const known = new Map(desks.map((desk) => [desk.leadId, desk.version]))
    return leads.map(({ id }) => ({ leadId: id, version: known.get(id) ?? 1 }))
  }
  const read = async (deletion: Deletion) => {
    try {
      await deletion.versions
      deletion.isRead = true
    } catch (error) {
      // One that is on its way already says so itself.
      if (waiting !== deletion) return
      logFailure('The leads could not be deleted', error)
      clearTimeout(timer)
      waiting = null
      fail(bulkDeleteCopy.failed(deletion.leads.length))
    }
  }

  return {
    store,
    /** Takes the leads off the list, and deletes them in ten seconds; those of the deletion before are deleted now. */
    begin(leads: readonly Lead[]): void {
      void carryOut()
      const deletion = { leads, versions: versionsOf(leads), isRead: false }
      waiting = deletion
      timer = setTimeout(() => void carryOut(), UNDO_WITHIN)
      show(null)
      void read(deletion)
    },
    /** Nothing has happened. */
    undo(): void {
      if (!waiting) return
      clearTimeout(timer)
      const { leads } = waiting
      waiting = null
      show()
      deps.onUndone(leads.length)
    },
    /** The screen is there. Returns what leaves it. */
    enter(): () => void {
      isLeft = false
      return () => {
        isLeft = true
        void carryOut()
      }
    },
    /** The page goes, and may come back. */
    leavePage: () => void carryOut(),
    /** Would a deletion get lost if the page were closed now? */
    mayBeLost: (isOnline: boolean): boolean =>
      [...onTheirWay, ...(waiting ? [waiting] : [])].some(
        ({ leads, isRead }) => !isOnline || !isRead || leads.length > OUTLIVE_PAGE
      )
  }
}
