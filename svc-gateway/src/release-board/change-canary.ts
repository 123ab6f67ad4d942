import type { CheckedCode } from '@site/contracts/access/code-calls'
import type { NoteRelease } from '@site/contracts/access/release-note'
import {
  type CanaryAction,
  type CanaryChanged,
  canaryActionSchema
} from '@site/contracts/release-board/release-board'
import { type CanaryChange, CanaryChangedError, changeCanary } from '@site/federation/canary/change-canary'
import { DeployError } from '@site/federation/registry/deploy-error'
import { adminCandidates, adminCodeRefused } from '@site/service/admin/admin-code'
import { conflict } from '@site/service/http/errors'
import { validate } from '@site/service/http/validate'
import type { Context } from 'koa'
import { countReleases } from '../releases/count-releases.ts'
import { boardCopy } from './content/board.ts'
import type { RollbackDeps } from './roll-back.ts'

/** Changes the canary of a deployable as the body of the request says, in the name of who carries its code. */
export type ChangeCanary = (ctx: Context, name: string, holder: CheckedCode) => Promise<CanaryChanged>

const NOTES = {
  share: 'canary-shared',
  hold: 'canary-held',
  abort: 'canary-aborted',
  promote: 'canary-promoted'
} as const satisfies Record<CanaryAction['action'], NoteRelease['action']>

/** As a rollback does (roll-back.ts): in the store first, then in the log of administrators. */
export function createCanaryChange(deps: RollbackDeps): ChangeCanary {
  const { registry, root, keyFile, store, takesReleases, lookup, note } = deps
  const made = countReleases(deps.metrics)
  return async (ctx, name, holder) => {
    const asked = validate(canaryActionSchema, ctx.request.body)
    if (!takesReleases || registry.dir() !== root) throw conflict(boardCopy.notHere, 'releases-not-taken')
    const by = holder.name ?? boardCopy.sharedCode
    const [code] = adminCandidates(ctx, 'body')
    const { action, version, share } = asked
    const entry = registry.current().units[name]
    const live = entry?.live.version ?? version
    try {
      const answer = await changeCanary(name, changeOf(asked, entry?.canary?.next), {
        ...{ root, keyFile, store, seen: action === 'abort' ? { version } : { version, share } },
        publisher: { by, notes: { pipeline: boardCopy.origin } },
        // It may have been revoked while another change was under way.
        confirm: async () => {
          if (!(await lookup(ctx, code))) throw adminCodeRefused()
        },
        say: (line) => ctx.state.log.warn({ line }, 'release has something to say')
      })
      made.inc({ deployable: name, outcome: action })
      ctx.state.log.info({ ...answer, action, by }, 'canary changed from the administration')
      const [from, to] = action === 'abort' ? [version, live] : [live, version]
      const isShown = answer.share > 0 && answer.share < 100
      const change: NoteRelease = {
        ...{ action: NOTES[action], deployable: name, from, to },
        ...(isShown && { share: answer.share })
      }
      const [isLogged] = await Promise.all([note(ctx, change, code), registry.look()])
      return { deployable: name, version, share: answer.share, isLogged }
    } catch (error) {
      if (!(error instanceof DeployError)) throw error
      ctx.state.log.warn(
        { deployable: name, ...asked, by, errors: error.errors },
        'change of a canary refused'
      )
      if (error instanceof CanaryChangedError) throw conflict(boardCopy.canaryChanged, 'canary-changed')
      throw conflict(boardCopy.canaryRefused, 'canary-refused')
    }
  }
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
