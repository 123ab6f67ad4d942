import { CommandLineError, readCommandLine } from '@site/contracts/command-line'
import { connectDatabase, type Database } from '../database/database.ts'
import type { DatabaseTls } from '../database/database-tls.ts'
import type { Log } from '../observability/log.ts'
import {
  DeadLetterError,
  dropDeadLetter,
  type KeptLetter,
  listDeadLetters,
  RELAY,
  readDeadLetter,
  replayDeadLetter
} from './dead-letters.ts'
import { parseEvent } from './parse-event.ts'

/** The most letters that one call lists or replays per database; it says when there may be more. */
const LIMIT = 1_000

/** The command lists events that consumers gave up on, shows one, delivers it again to that consumer, or deletes it for good. */
const USAGE =
  'npm run site -- dead-letters list [--consumer=<name>] | show <letter>… | replay <letter>… | replay --all [--consumer=<name>] | ' +
  'drop <letter>…, where a letter is named such as leads/3'

export interface DeadLettersCommand {
  /** Address of each database that has dead letters, by the name that an operator uses: 'content', 'leads'. */
  databases: Record<string, string>
  /** Prints a line for the operator. */
  say: (line: string) => void
  /** Gets a line for each letter replayed or dropped: which one, whose, and by whom; never its content. */
  log: Log
  /** Who acts, for the log: the system's name of the user. */
  by: string
  tls?: DatabaseTls
  /** The most letters that one call lists or replays per database: 1,000, fewer in tests. */
  limit?: number
}

interface OpenDatabase {
  name: string
  db: Database
}

/** `npm run site -- dead-letters`. Throws a CommandLineError, a DeadLetterError or a StartError with what an operator can correct. */
export async function runDeadLetters(words: string[], options: DeadLettersCommand): Promise<void> {
  const asked = readWords(words, Object.keys(options.databases))
  const databases: OpenDatabase[] = []
  try {
    for (const name of asked.names)
      databases.push({ name, db: await open(options.databases[name] ?? '', options) })
    if (asked.verb === 'list') return await list(databases, asked.consumer, options)
    if (asked.isAll) return await replayAll(databases, asked.consumer, options)
    for (const { database, id } of locate(databases, asked.letters))
      await act(asked.verb, database, id, options)
  } finally {
    for (const { db } of databases) await db.close()
  }
}

async function act(verb: Verb, { name, db }: OpenDatabase, id: number, { say, log, by }: DeadLettersCommand) {
  if (verb === 'show') return show(name, await readDeadLetter(db.knex, id), say)
  const { letter, replayId } =
    verb === 'replay'
      ? await replayDeadLetter(db, id)
      : { letter: await dropDeadLetter(db, id), replayId: undefined }
  const { consumer, eventId, attempts } = letter
  const action = verb === 'replay' ? 'replayed' : 'dropped'
  log.warn(
    { audit: true, letter: `${name}/${id}`, consumer, eventId, attempts, replayId, by },
    `Dead letter ${action}`
  )
  const receiver = consumer === RELAY ? 'every consumer' : consumer
  say(
    `${name}/${id} ${action}${verb === 'replay' ? `: ${receiver} gets it at the next sweep of its relay` : ''}`
  )
}

async function list(databases: OpenDatabase[], consumer: string | undefined, options: DeadLettersCommand) {
  const { say, limit = LIMIT } = options
  let count = 0
  for (const { name, db } of databases) {
    const letters = await listDeadLetters(db.knex, { ...(consumer && { consumer }), limit })
    count += letters.length
    for (const letter of letters) say(summary(name, letter))
    if (letters.length === limit) say(`${name}: the first ${limit} are shown`)
  }
  if (count === 0) say('No dead letter.')
}

/** What fails again while this runs becomes a new dead letter: so each database's letters are read once, before the first is replayed. */
async function replayAll(
  databases: OpenDatabase[],
  consumer: string | undefined,
  options: DeadLettersCommand
) {
  const { say, limit = LIMIT } = options
  let count = 0
  for (const database of databases) {
    const letters = await listDeadLetters(database.db.knex, { ...(consumer && { consumer }), limit })
    count += letters.length
    for (const { id } of letters) await act('replay', database, id, options)
    if (letters.length === limit)
      say(`${database.name}: the first ${limit} are replayed, run it again for those that are left`)
  }
  if (count === 0) say('No dead letter.')
}

function summary(name: string, letter: KeptLetter): string {
  const event = parseEvent(letter.event)
  const what = event instanceof Error ? 'not an event' : `${event.type} ${event.subject}`
  const cause = letter.cause.split('\n')[0]?.slice(0, 120) ?? ''
  const id = `${name}/${letter.id}`.padEnd(12)
  return `${id} ${letter.at.toISOString()}  ${letter.consumer}  ${what}  tries ${letter.attempts}  ${cause}`
}

function show(name: string, letter: KeptLetter, say: (line: string) => void): void {
  const { at, event, ...rest } = letter
  const parsed = parseEvent(event)
  const fields = { ...rest, id: `${name}/${letter.id}`, at: at.toISOString() }
  say(JSON.stringify({ ...fields, event: parsed instanceof Error ? event : parsed }, null, 2))
}

const locate = (databases: OpenDatabase[], letters: LetterName[]) =>
  letters.flatMap(({ name, id }) =>
    databases.filter((database) => database.name === name).map((database) => ({ database, id }))
  )

/** Waits two seconds for a server that does not answer, not the fifteen of a service, as an operator is waiting. */
async function open(url: string, { log, tls = {} }: DeadLettersCommand): Promise<Database> {
  const db = await connectDatabase({ url, log, patienceMs: 2_000, tls })
  if (await db.knex.schema.hasTable('dead_letters')) return db
  await db.close()
  throw new DeadLetterError('A database has no dead_letters table: its service has never started on it.')
}

const VERBS = ['list', 'show', 'replay', 'drop'] as const
type Verb = (typeof VERBS)[number]
/** A letter as an operator names it: 'leads/3' is the letter 3 of the database 'leads'. */
interface LetterName {
  name: string
  id: number
}

/** Parses the arguments of `npm run site -- dead-letters`. Throws a CommandLineError. `known` are the names of the databases. */
export function readWords(line: string[], known: string[]) {
  const { words, options } = readCommandLine(line, {
    usage: USAGE,
    options: { consumer: 'value', all: 'flag' },
    least: 1,
    most: LIMIT,
    isWord: (word, index) =>
      index === 0 ? VERBS.some((one) => one === word) : readName(word, known) !== null
  })
  const [verb, ...named] = words as [Verb, ...string[]]
  const { consumer, all: isAll = false } = options
  const letters = named.flatMap((word) => readName(word, known) ?? [])
  const isComplete =
    verb === 'list'
      ? letters.length === 0 && !isAll
      : isAll
        ? verb === 'replay' && letters.length === 0
        : letters.length > 0
  if (!isComplete || (consumer && verb !== 'list' && !isAll))
    throw new CommandLineError(`Not understood: ${line.join(' ')}. Understood: ${USAGE}`)
  const names = letters.length > 0 ? [...new Set(letters.map(({ name }) => name))] : known
  return { verb, consumer, isAll, letters, names }
}

function readName(word: string, known: string[]): LetterName | null {
  const [name = '', id = '', ...more] = word.split('/')
  const isName = known.includes(name) && /^[1-9]\d{0,15}$/.test(id) && more.length === 0
  return isName ? { name, id: Number(id) } : null
}
