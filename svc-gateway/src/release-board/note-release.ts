import { NOTE_RELEASE_PATH, type NoteRelease } from '@site/contracts/access/release-note'
import type { Context } from 'koa'
import { ownHeaders } from '../api/headers.ts'
import { readText, type Upstream } from '../upstream/upstream.ts'

/** Has a change of what is live written into the log of administrators, for who carries the code. Says whether it was; never throws. */
export type NoteInAudit = (ctx: Context, change: NoteRelease, adminCode: unknown) => Promise<boolean>

const TIMEOUT_MS = 4500

/** `services`: those that keep such a log, in the order in which they are asked; one of them is enough, as the administration reads all. */
export const createNoteInAudit =
  (services: Upstream[]): NoteInAudit =>
  async (ctx, change, adminCode) => {
    for (const service of services) {
      try {
        const { status } = await readText(service, {
          method: 'POST',
          path: NOTE_RELEASE_PATH,
          headers: ownHeaders(ctx),
          body: Buffer.from(JSON.stringify({ adminCode, ...change })),
          timeoutMs: TIMEOUT_MS
        })
        if (status === 204) return true
        ctx.state.log.error({ status, ...change }, 'a release was not taken into the log of administrators')
      } catch (error) {
        ctx.state.log.error(
          { err: error, ...change },
          'a release could not be written into the log of administrators'
        )
      }
    }
    return false
  }
