import type { NoteRelease } from '@site/contracts/access/release-note'
import {
  type CanaryAction,
  type CanaryChanged,
  canaryActionSchema
} from '@site/contracts/release-board/release-board'
import {
  type CanaryChange,
  CanaryChangedError,
  changeCanary as changeInStore
} from '@site/federation/canary/change-canary'
import { validate } from '@site/service/http/validate'
import type { Target } from './change-release.ts'
import { boardCopy } from './content/board.ts'

const NOTES = {
  share: 'canary-shared',
  hold: 'canary-held',
  abort: 'canary-aborted',
  promote: 'canary-promoted'
} as const satisfies Record<CanaryAction['action'], NoteRelease['action']>

/** Changes the canary of a deployable as the body says. */
export async function changeCanary({ name, entry, body, change }: Target): Promise<CanaryChanged> {
  const asked = validate(canaryActionSchema, body)
  const { action, version, share } = asked
  const { live, canary } = entry
  const { answer, isLogged } = await change({
    ...{ what: 'change of a canary', asked, outcome: action },
    make: (options) =>
      changeInStore(name, changeOf(asked, canary?.next), {
        ...options,
        seen: action === 'abort' ? { version } : { version, share }
      }),
    notesOf: (made) => {
      const [from, to] = action === 'abort' ? [version, live.version] : [live.version, version]
      const isShown = made.share > 0 && made.share < 100
      return [{ action: NOTES[action], deployable: name, from, to, ...(isShown && { share: made.share }) }]
    },
    refusalOf: (error) =>
      error instanceof CanaryChangedError
        ? [boardCopy.canaryChanged, 'canary-changed']
        : [boardCopy.canaryRefused, 'canary-refused']
  })
  return { deployable: name, version, share: answer.share, isLogged }
}

/** The shares that were to follow still do, from the one that is asked for. */
function changeOf(asked: CanaryAction, next: number[] = []): CanaryChange {
  const { action, version, to } = asked
  if (action !== 'share') return { action }
  return {
    action: 'start',
    version,
    steps: to === undefined ? [] : [to, ...next.filter((share) => share > to)]
  }
}
