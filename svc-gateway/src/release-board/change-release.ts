import type { CheckedCode } from '@site/contracts/access/code-calls'
import type { NoteRelease } from '@site/contracts/access/release-note'
import type { BrowserCheck } from '@site/federation/browser-check/browser-check'
import { type ChangeOptions, LiveChangedError } from '@site/federation/change/change-entry'
import { DeployError } from '@site/federation/registry/deploy-error'
import type { RegistryEntry } from '@site/federation/registry/flip'
import type { ReleaseStore } from '@site/federation/registry/release-store'
import { adminCandidates, adminCodeRefused } from '@site/service/admin/admin-code'
import { conflict } from '@site/service/http/errors'
import type { Metrics } from '@site/service/observability/metrics'
import type { Context } from 'koa'
import type { CodeLookup } from '../api/code-lookup.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { countReleases } from '../releases/count-releases.ts'
import type { GetJson } from '../rendering/start-worker.ts'
import { boardCopy } from './content/board.ts'
import type { NoteInAudit } from './note-release.ts'

export interface ChangeDeps {
  registry: Pick<OpenRegistry, 'current' | 'dir' | 'look'>
  root: string
  keyFile: string
  store: ReleaseStore
  /** Gives pages that are tried the data that pages of this gateway get. */
  readData: GetJson
  browserCheck?: BrowserCheck | undefined
  takesReleases: boolean
  lookup: CodeLookup
  note: NoteInAudit
  metrics: Metrics
}

/** What an administrator asks for. */
export interface AskedChange<Answer> {
  /** What the log calls it: 'rollback'. */
  what: string
  /** What the request says of it, for the log. */
  asked: object
  /** What it is counted as. */
  outcome: string
  /** Throws a DeployError where it cannot be. */
  make: (options: ChangeOptions) => Promise<Answer>
  /** What the log of administrators says of it, a line for each deployable. */
  notesOf: (answer: Answer) => NoteRelease[]
  /** The sentence and the code that answer where it cannot be. That something else is live by then is answered as that. */
  refusalOf: (error: DeployError) => [message: string, code: string]
}

/** Changes what is live in the name of who carries the request's code. `isLogged`: does it stand in the log of administrators? */
export type Change = <Answer>(asked: AskedChange<Answer>) => Promise<{ answer: Answer; isLogged: boolean }>

/** A deployable that a request is about. */
export interface Target {
  name: string
  entry: RegistryEntry
  /** The body of the request. */
  body: unknown
  change: Change
}

/**
 * The store's own history says who did it, in the same write as the change. The log of administrators is written after that: a version that breaks the
 * site can be taken back while the services are away, and the answer says that it is not in their log (decision 172).
 */
export function createReleaseChange(deps: ChangeDeps) {
  const { registry, root, keyFile, store, readData, browserCheck, takesReleases, lookup, note } = deps
  const made = countReleases(deps.metrics)
  return (ctx: Context, names: string[], holder: CheckedCode): Change =>
    async ({ what, asked, outcome, make, notesOf, refusalOf }) => {
      if (!takesReleases || registry.dir() !== root) throw conflict(boardCopy.notHere, 'releases-not-taken')
      const by = holder.name ?? boardCopy.sharedCode
      const [code] = adminCandidates(ctx, 'body')
      const said = { deployable: names.join(', '), ...asked, by }
      const options: ChangeOptions = {
        ...{ root, keyFile, store, readData, browserCheck },
        publisher: { by, notes: { pipeline: boardCopy.origin } },
        // It may have been revoked while another change was under way.
        confirm: async () => {
          if (!(await lookup(ctx, code))) throw adminCodeRefused()
        },
        say: (line) => ctx.state.log.warn({ line }, 'release has something to say')
      }
      const answer = await make(options).catch((error: unknown) => {
        if (!(error instanceof DeployError)) throw error
        ctx.state.log.warn({ ...said, errors: error.errors }, `${what} refused`)
        if (error instanceof LiveChangedError) throw conflict(boardCopy.changed, 'live-changed')
        throw conflict(...refusalOf(error))
      })
      for (const deployable of names) made.inc({ deployable, outcome })
      ctx.state.log.info(said, `${what} from the administration`)
      const [logged] = await Promise.all([
        Promise.all(notesOf(answer).map((one) => note(ctx, one, code))),
        registry.look()
      ])
      return { answer, isLogged: !logged.includes(false) }
    }
}
