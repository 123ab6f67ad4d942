import { codeChangeSchema, newCodeSchema } from '@site/contracts/access/code-calls'
import { CODE_SCOPES } from '@site/contracts/access/codes'
import { CommandLineError, readCommandLine } from '@site/contracts/command-line'
import type { StoredCode } from '@site/service/admin/named-codes'
import type { Database } from '@site/service/database/database'
import { HttpError } from '@site/service/http/errors'
import { StartError } from '@site/service/process/start-error'
import { type CodeDeps, changeCode, listCodes, makeCode, revokeCode } from './issued-codes.ts'

const SCOPES = CODE_SCOPES.join(',')
/** `list` is what it does without a word. A running service tells the others of a change within a second or two. */
const USAGE = `npm run site -- admin-codes [list] | add <name> --scope <one or more of ${SCOPES}> | rename <number> <name> | scopes <number> --scope <…> | revoke <number>`

/** What the audit names as the actor. */
const ACTOR = { from: 'npm run site -- admin-codes' }

/** Runs a command on the database of svc-leads and gives the text to print. Throws a StartError for a code that does not exist. */
export type CodesCommand = (db: Database, now: Date) => Promise<string>

/** Reads the command line of `npm run site -- admin-codes`. Throws a CommandLineError for what it does not understand. */
export function readCodesCommand(line: string[]): CodesCommand {
  const { words, options } = readCommandLine(line, { usage: USAGE, options: { scope: 'value' }, most: 3 })
  const [command = 'list', first, second] = words
  const refuse = (what = `Not understood: ${line.join(' ')}.`): never => {
    throw new CommandLineError(`${what} Understood: ${USAGE}`)
  }
  const scopes = options.scope?.split(',').map((scope) => scope.trim())
  const strange = scopes?.find((scope) => !CODE_SCOPES.some((known) => known === scope))
  if (strange !== undefined) refuse(`There is no scope ${strange}.`)
  const isPlain = scopes === undefined

  if (command === 'list' && isPlain && first === undefined)
    return async (db) => describeCodes(await listCodes(db.knex))
  if (command === 'add' && first !== undefined && second === undefined) {
    const made = newCodeSchema.safeParse({ name: first, scopes: scopes ?? [] })
    if (!made.success) return refuse('A code needs a name of 80 characters at most and a --scope.')
    return async (db, now) => {
      const { code, stored } = await makeCode(depsOf(db, now), made.data, ACTOR)
      return `Code ${stored.id} of ${stored.name}: ${code}\nIt is shown this once: its hash alone is kept.`
    }
  }
  const id = /^[1-9]\d{0,8}$/.test(first ?? '') ? Number(first) : refuse()
  if (command === 'revoke' && isPlain && second === undefined)
    return (db, now) => run(id, () => revokeCode(depsOf(db, now), id, ACTOR))
  const isChange = command === 'rename' ? isPlain && second !== undefined : second === undefined && !isPlain
  const change = codeChangeSchema.safeParse({ name: second, scopes })
  if (!['rename', 'scopes'].includes(command) || !isChange || !change.success) return refuse()
  return (db, now) => run(id, () => changeCode(depsOf(db, now), id, change.data, ACTOR, 'code'))
}

async function run(id: number, change: () => Promise<StoredCode>): Promise<string> {
  try {
    return describeCode(await change())
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) throw new StartError(`There is no code ${id}.`)
    if (error instanceof HttpError && error.status === 409) throw new StartError(`Code ${id} is revoked.`)
    throw error
  }
}

/** The relay of a running service finds the event by itself. */
const depsOf = (db: Database, now: Date): CodeDeps => ({ db, clock: () => now, notify: () => undefined })

const describeCodes = (codes: StoredCode[]): string =>
  codes.length === 0 ? 'none' : codes.map(describeCode).join('\n')

const describeCode = ({ id, name, scopes, createdAt, revokedAt, lastUsedAt }: StoredCode): string =>
  [
    `${id}  ${name}`,
    scopes.join(','),
    `made ${createdAt.toISOString()}`,
    lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used',
    ...(revokedAt ? [`revoked ${revokedAt.toISOString()}`] : [])
  ].join('  ')
