import type { QuestionGroup } from '@site/contracts/questions/asked'
import { RETENTION } from '@site/contracts/site/retention'
import type { Executor } from '@site/service/database/database'
import { daysAfter, parisDate } from '@site/service/process/paris-time'
import { questionDaysTable, questionGroupsTable } from '../tables/tables.ts'

/** Groups that are shown at once, and wordings of each. */
const SHOWN_GROUPS = 100
const SHOWN_WORDINGS = 3

/** The groups that wait for somebody, the most asked first, and how many there are. */
export async function listGroups(
  executor: Executor,
  now: Date
): Promise<{ total: number; groups: QuestionGroup[] }> {
  const waiting = new Set(await questionGroupsTable(executor).whereNull('closed_as').pluck('id'))
  const rows = await questionDaysTable(executor).where('day', '>=', oldestDay(now))
  const groups = new Map<number, Gathered>()
  for (const { group_id: id, day, wording, count } of rows) {
    if (!waiting.has(id)) continue
    const group = groups.get(id) ?? { id, count: 0, firstDay: day, lastDay: day, wordings: new Map() }
    group.count += count
    if (day < group.firstDay) group.firstDay = day
    if (day > group.lastDay) group.lastDay = day
    group.wordings.set(wording, (group.wordings.get(wording) ?? 0) + count)
    groups.set(id, group)
  }
  const sorted = [...groups.values()].sort(
    (one, other) => other.count - one.count || (one.lastDay > other.lastDay ? -1 : 1) || one.id - other.id
  )
  return { total: groups.size, groups: sorted.slice(0, SHOWN_GROUPS).map(present) }
}

type Gathered = Omit<QuestionGroup, 'wordings'> & { wordings: Map<string, number> }

const present = ({ wordings, ...group }: Gathered): QuestionGroup => ({
  ...group,
  wordings: mostAsked(wordings).slice(0, SHOWN_WORDINGS)
})

const mostAsked = (wordings: ReadonlyMap<string, number>): string[] =>
  [...wordings].sort(([, one], [, other]) => other - one).map(([wording]) => wording)

/** The wording in which a group was asked most; undefined where it has none any more. */
export async function chiefWording(executor: Executor, groupId: number): Promise<string | undefined> {
  const wordings = new Map<string, number>()
  for (const { wording, count } of await questionDaysTable(executor).where({ group_id: groupId }))
    wordings.set(wording, (wordings.get(wording) ?? 0) + count)
  return mostAsked(wordings)[0]
}

const oldestDay = (now: Date) => daysAfter(parisDate(now), -RETENTION.questionDays)

/** Deletes what was asked longer ago than it may be kept, and the groups of which nothing is left. Gives how many rows. */
export async function pruneQuestions(executor: Executor, now: Date): Promise<number> {
  const before = oldestDay(now)
  const deleted = await questionDaysTable(executor).where('day', '<', before).delete()
  const kept = new Set(await questionDaysTable(executor).distinct('group_id').pluck('group_id'))
  const begun = await questionGroupsTable(executor).where('begun_on', '<', before).pluck('id')
  const empty = begun.filter((id) => !kept.has(id))
  for (let at = 0; at < empty.length; at += AT_ONCE)
    await questionGroupsTable(executor)
      .whereIn('id', empty.slice(at, at + AT_ONCE))
      .delete()
  return deleted
}

/** Groups in one statement. */
const AT_ONCE = 500
