import type { MadeLive, MakeLiveRequest } from '@site/contracts/release-board/release-board'
import { switchTogether } from '@site/federation/change/switch-together'
import type { Change } from './change-release.ts'
import { boardCopy } from './content/board.ts'

/** Of each front end what was seen to be live, and what is to be. */
export const changesIn = (versions: MakeLiveRequest['versions']) => ({
  from: Object.fromEntries(versions.map((one) => [one.name, one.from])),
  to: Object.fromEntries(versions.map((one) => [one.name, one.to]))
})

/** Makes versions live that are kept, all of them by one change or none. */
export async function makeLive({ versions }: MakeLiveRequest, change: Change): Promise<MadeLive> {
  const { from, to } = changesIn(versions)
  const { answer, isLogged } = await change({
    ...{ what: 'release', asked: { from, to }, outcome: 'live' },
    make: (options) => switchTogether(to, { ...options, from, action: 'live' }),
    notesOf: () =>
      versions.map(({ name: deployable, from: before, to: version }) => ({
        ...{ action: 'release-made-live', deployable, to: version },
        ...(before && { from: before })
      })),
    refusalOf: ({ errors }) => [boardCopy.liveRefused(errors, versions.length), 'release-refused']
  })
  return { live: answer.map(({ deployable: name, version }) => ({ name, version })), isLogged }
}
