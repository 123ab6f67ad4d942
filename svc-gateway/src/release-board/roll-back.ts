import type { CheckedCode } from '@site/contracts/access/code-calls'
import { type RolledBack, rollbackRequestSchema } from '@site/contracts/release-board/release-board'
import { LiveChangedError, switchVersion } from '@site/federation/change/rollback'
import { DeployError } from '@site/federation/registry/deploy-error'
import type { ReleaseStore } from '@site/federation/registry/release-store'
import { adminCandidates, adminCodeRefused } from '@site/service/admin/admin-code'
import { conflict } from '@site/service/http/errors'
import { validate } from '@site/service/http/validate'
import type { Metrics } from '@site/service/observability/metrics'
import type { Context } from 'koa'
import type { CodeLookup } from '../api/code-lookup.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { countReleases } from '../releases/count-releases.ts'
import { boardCopy } from './content/board.ts'
import type { NoteInAudit } from './note-release.ts'

export interface RollbackDeps {
  registry: Pick<OpenRegistry, 'current' | 'dir' | 'look'>
  root: string
  keyFile: string
  store: ReleaseStore
  takesReleases: boolean
  lookup: CodeLookup
  note: NoteInAudit
  metrics: Metrics
}

/** Rolls the deployable of that name back as the body of the request says, in the name of who carries its code. */
export type Rollback = (ctx: Context, name: string, holder: CheckedCode) => Promise<RolledBack>

/**
 * The store's own history says who did it, in the same write as the change. The log of administrators is written after that: a version that breaks the
 * site can be taken back while the services are away, and the answer says that it is not in their log (decision 172).
 */
export function createRollback({
  registry,
  root,
  keyFile,
  store,
  takesReleases,
  lookup,
  note,
  metrics
}: RollbackDeps): Rollback {
  const made = countReleases(metrics)
  return async (ctx, name, holder) => {
    const { from, to } = validate(rollbackRequestSchema, ctx.request.body)
    if (!takesReleases || registry.dir() !== root) throw conflict(boardCopy.notHere, 'releases-not-taken')
    const by = holder.name ?? boardCopy.sharedCode
    const [code] = adminCandidates(ctx, 'body')
    try {
      await switchVersion(name, {
        ...{ root, keyFile, store, from, version: to, action: 'rollback' as const },
        publisher: { by, notes: { pipeline: boardCopy.origin } },
        // It may have been revoked while another change was under way.
        confirm: async () => {
          if (!(await lookup(ctx, code))) throw adminCodeRefused()
        },
        say: (line) => ctx.state.log.warn({ line }, 'release has something to say')
      })
    } catch (error) {
      if (!(error instanceof DeployError)) throw error
      ctx.state.log.warn({ deployable: name, from, to, by, errors: error.errors }, 'rollback refused')
      if (error instanceof LiveChangedError) throw conflict(boardCopy.changed, 'live-changed')
      throw conflict(boardCopy.refused, 'rollback-refused')
    }
    made.inc({ deployable: name, outcome: 'live' })
    ctx.state.log.info({ deployable: name, from, to, by }, 'rolled back from the administration')
    const [isLogged] = await Promise.all([
      note(ctx, { action: 'release-rolled-back', deployable: name, from, to }, code),
      registry.look()
    ])
    return { deployable: name, live: to, blocked: from, isLogged }
  }
}
