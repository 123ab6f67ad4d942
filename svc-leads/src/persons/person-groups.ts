import type { Executor } from '@site/service/database/database'
import { personLinksTable, personRefusalsTable } from '../tables/tables.ts'
import { pairHash } from './person-links.ts'

/** Who is one person, by everything that was joined and refused. */
export interface PersonGroups {
  /** The addresses of the person to whom an address belongs, itself among them. Sorted. */
  of: (emailKey: string) => readonly string[]
  /** Did somebody say that these two are not one person? */
  areRefused: (ours: readonly string[], theirs: readonly string[]) => boolean
}

/** Reads all links and refusals: an administrator makes each by hand, so there are few. */
export async function readGroups(executor: Executor): Promise<PersonGroups> {
  const groups = new Map<string, string[]>()
  const groupOf = (key: string) => groups.get(key) ?? [key]
  for (const { first_key, second_key } of await personLinksTable(executor)) {
    const joined = [...new Set([...groupOf(first_key), ...groupOf(second_key)])].sort()
    for (const key of joined) groups.set(key, joined)
  }
  const refused = new Set(await personRefusalsTable(executor).pluck('pair'))
  return {
    of: groupOf,
    areRefused: (ours, theirs) =>
      refused.size > 0 && ours.some((one) => theirs.some((other) => refused.has(pairHash([one, other]))))
  }
}
