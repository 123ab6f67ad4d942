import { type Retired, retireRequestSchema } from '@site/contracts/release-board/release-board'
import { KeptError, retireRemote } from '@site/federation/change/retire'
import { validate } from '@site/service/http/validate'
import type { Target } from './change-release.ts'
import { boardCopy } from './content/board.ts'

/** Takes a remote out of the site. */
export async function retire({ name, body, change }: Target): Promise<Retired> {
  const { from } = validate(retireRequestSchema, body)
  const { isLogged } = await change({
    ...{ what: 'retirement', asked: { from }, outcome: 'retired' },
    make: (options) => retireRemote(name, { ...options, from }),
    notesOf: () => [{ action: 'release-retired', deployable: name, from }],
    refusalOf: (error) => [
      error instanceof KeptError ? boardCopy.kept(name, error.kept) : boardCopy.retirementRefused,
      'retirement-refused'
    ]
  })
  return { deployable: name, version: from, isLogged }
}
