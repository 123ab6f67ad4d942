import type { Night } from '@site/contracts/operations/scheduler'
import type { Executor } from '@site/service/database/database'
import { daysAfter, nextParisMidnight, parisDate } from '@site/service/process/paris-time'
import { articlesTable } from '../tables/tables.ts'
import type { ReviewRule } from './review-rule.ts'
import { draftsOf, type KeptDraft } from './run-draft-repository.ts'
import { dailyRunsSince, firstPlannedDate, type Run } from './run-repository.ts'

const BEFORE = 23
const AHEAD = 7
const REASONS = 3

/**
 * Thirty-one nights, oldest first: those behind since the first there was, today's, and the seven to come (RUN-23).
 *
 * @param review what becomes of an article that waits and that nobody decides on
 */
export async function readNights(
  executor: Executor,
  now: Date,
  { byDefault }: Pick<ReviewRule, 'byDefault'>
): Promise<Night[]> {
  const today = parisDate(now)
  const from = daysAfter(today, -BEFORE)
  const runs = await dailyRunsSince(executor, from)
  const first = (await firstPlannedDate(executor)) ?? daysAfter(today, 1)
  const drafts = await draftsOf(
    executor,
    runs.map(({ id }) => id)
  )
  const ids = runs.flatMap(({ articleId }) => articleId ?? [])
  const shown = new Set((await articlesTable(executor).whereIn('id', ids).select('id')).map(({ id }) => id))
  const dates = Array.from({ length: BEFORE + 1 + AHEAD }, (_, index) => daysAfter(from, index))
  return dates
    .filter((date) => date >= first)
    .map((date) => {
      const run = runs.find(({ plannedDate }) => plannedDate === date)
      if (!run) return { ...NOTHING, date, state: date < today ? 'missed' : 'planned' }
      const latest = drafts.find(({ runId }) => runId === run.id)
      const silence = run.state === 'waiting' ? byDefault : null
      return { ...presentNight(run, date, latest, shown), silence }
    })
}

/** The day in Paris of the night that comes next. */
export const comingNight = (now: Date): string => parisDate(nextParisMidnight(now))

const NOTHING = {
  runId: null,
  articleId: null,
  title: null,
  grade: null,
  reasons: [],
  waitsUntil: null,
  silence: null,
  mayBeDecided: false
}

function presentNight(
  run: Run,
  date: string,
  latest: KeptDraft | undefined,
  shown: ReadonlySet<number>
): Night {
  const isShown = run.articleId !== null && shown.has(run.articleId)
  return {
    date,
    state: stateOf(run, latest, isShown),
    runId: run.id,
    articleId: isShown ? run.articleId : null,
    title: run.title ?? latest?.draft.title ?? null,
    grade: latest?.reading.grade ?? null,
    reasons: reasonsOf(run, latest),
    waitsUntil: run.state === 'waiting' ? (run.waitsUntil?.toISOString() ?? null) : null,
    mayBeDecided: run.state === 'waiting' || run.state === 'undecided'
  }
}

function stateOf(run: Run, latest: KeptDraft | undefined, isShown: boolean): Night['state'] {
  if (run.state === 'succeeded') return isShown ? 'published' : 'withdrawn'
  if (run.state === 'waiting') return 'waiting'
  if (run.state === 'undecided') return 'held'
  if (run.state === 'running') return 'writing'
  if (latest && !latest.reading.passed) return 'held'
  return run.nextAttemptAt ? 'writing' : 'missed'
}

const reasonsOf = ({ state, cause }: Run, latest: KeptDraft | undefined): string[] => {
  const found = (latest?.reading.findings ?? []).map(({ sentence }) => sentence).slice(0, REASONS)
  const isDraftAtFault = latest !== undefined && !latest.reading.passed
  return state === 'succeeded' || cause === null || isDraftAtFault ? found : [cause, ...found]
}
