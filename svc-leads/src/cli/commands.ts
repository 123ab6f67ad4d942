import { CommandLineError, readCommandLine } from '@site/contracts/command-line'
import type { Database } from '@site/service/database/database'
import { StartError } from '@site/service/process/start-error'
import { releaseLead } from '../leads/release-lead.ts'
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  type PersonalData
} from '../personal-data/personal-data.ts'
import { describeReceivers } from '../personal-data/receivers.ts'
import { findSuspects, type StoredSuspect } from '../suspects/suspect-repository.ts'

/** `export` prints everything kept about an address as JSON, `erase` erases it for good, `suspects` lists suspect submissions with their reasons, `release` puts one into the list. */
const USAGE =
  'npm run site -- leads export --email <address> | erase --email <address> | suspects | release <number of a suspect>'

/** The newest that `suspects` prints. A flood may have left more. */
const MOST_SUSPECTS = 1000

/** What the audit names as the actor. */
const FROM = 'npm run site -- leads'

/** Runs a command on the database and gives the text to print. Throws a StartError when what the command names does not exist. */
export type LeadsCommand = (db: Database, now: Date) => Promise<string>

/** Reads the command line of `npm run site -- leads`. Throws a CommandLineError for what it does not understand. */
export function readCommand(line: string[]): LeadsCommand {
  const { words, options } = readCommandLine(line, {
    usage: USAGE,
    options: { email: 'value' },
    least: 1,
    most: 2
  })
  const [command, ...rest] = words
  const { email } = options
  const ofPerson = rest.length === 0 && email?.includes('@') ? email : null
  if (command === 'export' && ofPerson) return (db, now) => exportPerson(db, ofPerson, now)
  if (command === 'erase' && ofPerson)
    return async (db, now) => describeErasure(await erasePersonalData(db, ofPerson, now, { from: FROM }))
  if (email === undefined && command === 'suspects' && rest.length === 0)
    return async (db) => describeSuspects(await findSuspects(db.knex, { limit: MOST_SUSPECTS }))
  if (email === undefined && command === 'release' && rest[0] && /^[1-9]\d{0,14}$/.test(rest[0])) {
    const id = Number(rest[0])
    return (db, now) => release(db, id, now)
  }
  throw new CommandLineError(`Not understood: ${line.join(' ')}. Understood: ${USAGE}`)
}

async function exportPerson(db: Database, email: string, now: Date): Promise<string> {
  return JSON.stringify(exportPersonalData(email, await findPersonalData(db.knex, email), now), null, 2)
}

async function release(db: Database, id: number, now: Date): Promise<string> {
  if (await releaseLead(db, id, now, { from: FROM })) return `${id} is in the list`
  throw new StartError(`There is no suspect submission ${id}.`)
}

const describeErasure = ({ parts, told }: PersonalData): string =>
  [...parts.map(({ part, rows }) => `${part}: ${rows}`), ...describeReceivers(told)].join('\n')

const describeSuspects = (rows: StoredSuspect[]): string =>
  rows.length === 0
    ? 'none'
    : rows
        .map(
          ({ id, createdAt, email, reasons, note }) =>
            `${id}  ${createdAt.toISOString()}  ${reasons.map(({ signal }) => signal).join(',') || 'no reasons'}  ${email}  ${note.replace(/\s+/g, ' ').slice(0, 60)}`
        )
        .join('\n')
