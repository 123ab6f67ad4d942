import { type RolledBack, rollbackRequestSchema } from '@site/contracts/release-board/release-board'
import { switchTogether } from '@site/federation/change/switch-together'
import { validate } from '@site/service/http/validate'
import type { Target } from './change-release.ts'
import { boardCopy } from './content/board.ts'

/** Makes another version live as the body says, with those that go back beside it, and blocks what was. */
export async function rollBack({ name, body, change }: Target): Promise<RolledBack> {
  const { from, to, together = [] } = validate(rollbackRequestSchema, body)
  const all = [{ name, from, to }, ...together]
  const of = (which: 'from' | 'to') => Object.fromEntries(all.map((one) => [one.name, one[which]]))
  const { isLogged } = await change({
    ...{ what: 'rollback', asked: { from: of('from'), to: of('to') }, outcome: 'live' },
    make: (options) => switchTogether(of('to'), { ...options, from: of('from'), action: 'rollback' }),
    notesOf: () =>
      all.map(({ name: deployable, ...versions }) => ({
        ...{ action: 'release-rolled-back', deployable },
        ...versions
      })),
    refusalOf: () => [boardCopy.refused, 'rollback-refused']
  })
  return { deployable: name, live: to, blocked: from, isLogged }
}
