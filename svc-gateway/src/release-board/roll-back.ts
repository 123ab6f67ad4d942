import { type RolledBack, rollbackRequestSchema } from '@site/contracts/release-board/release-board'
import { switchVersion } from '@site/federation/change/rollback'
import { validate } from '@site/service/http/validate'
import type { Target } from './change-release.ts'
import { boardCopy } from './content/board.ts'

/** Makes another version live as the body says, and blocks the one that was. */
export async function rollBack({ name, body, change }: Target): Promise<RolledBack> {
  const { from, to } = validate(rollbackRequestSchema, body)
  const { isLogged } = await change({
    ...{ what: 'rollback', asked: { from, to }, outcome: 'live' },
    make: (options) => switchVersion(name, { ...options, from, version: to, action: 'rollback' }),
    notesOf: () => [{ action: 'release-rolled-back', deployable: name, from, to }],
    refusalOf: () => [boardCopy.refused, 'rollback-refused']
  })
  return { deployable: name, live: to, blocked: from, isLogged }
}
