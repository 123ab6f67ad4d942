import { CommandLineError, readCommandLine } from '@site/contracts/command-line'
import { connectDatabase, type Database } from '../database/database.ts'
import type { DatabaseTls } from '../database/database-tls.ts'
import type { Log } from '../observability/log.ts'
import {
  DeadLetterError,
  dropDeadLetter,
  type KeptLetter,
  listDeadLetters,
  readDeadLetter,
  replayDeadLetter
} from './dead-letters.ts'
import { parseEvent } from './parse-event.ts'

/** Letters one call lists or replays; said when there are more. */
const LIMIT = 1_000

/** Events that consumers gave up, in both databases: listed, shown whole, delivered again to who gave up, deleted for good. */
const USAGE =
  'npm run site -- dead-letters list [--consumer=<name>] | show <letter>… | replay <letter>… | replay --all [--consumer=<name>] | ' +
  'drop <letter>…, where a letter is named such as leads/3'

export interface DeadLettersCommand {
  /** Address of each database that has dead letters, by the name an operator gives it: 'content', 'leads'. */
  databases: Record<string, string>
  /** A line for the operator. */
  say: (line: string) => void
  /** Takes a line for each letter replayed or dropped: which, of whom, by whom; never what is in it. */
  log: Log
  /** Who acts, for the log: the system's name of the user. */
  by: string
  tls?: DatabaseTls
}

interface Place {
  name: string
  db: Database
}

/** `npm run site -- dead-letters`. Throws a CommandLineError, a DeadLetterError or a StartError with what an operator can put right. */
export async function runDeadLetters(words: string[], options: DeadLettersCommand): Promise<void> {
  const asked = readWords(words, Object.keys(options.databases))
  const places: Place[] = []
  try {
    for (const name of asked.names)
      places.push({ name, db: await open(options.databases[name] ?? '', options) })
    if (asked.verb === 'list') return await list(places, asked.consumer, options.say)
    const letters = asked.isAll ? await everyLetter(places, asked.consumer) : named(places, asked.letters)
    if (letters.length === 0) options.say('No dead letter.')
    for (const { place, id } of letters) await act(asked.verb, place, id, options)
  } finally {
    for (const { db } of places) await db.close()
  }
}

async function act(verb: Verb, { name, db }: Place, id: number, { say, log, by }: DeadLettersCommand) {
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
  say(
    `${name}/${id} ${action}${verb === 'replay' ? `: ${consumer} gets it at the next sweep of its relay` : ''}`
  )
}

async function list(places: Place[], consumer: string | undefined, say: (line: string) => void) {
  let count = 0
  for (const { name, db } of places) {
    const letters = await listDeadLetters(db.knex, { ...(consumer && { consumer }), limit: LIMIT })
    count += letters.length
    for (const letter of letters) say(summary(name, letter))
    if (letters.length === LIMIT) say(`${name}: the first ${LIMIT} are shown`)
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

async function everyLetter(places: Place[], consumer: string | undefined) {
  const found: { place: Place; id: number }[] = []
  for (const place of places) {
    const letters = await listDeadLetters(place.db.knex, { ...(consumer && { consumer }), limit: LIMIT })
    found.push(...letters.map(({ id }) => ({ place, id })))
  }
  return found
}

const named = (places: Place[], letters: Named[]) =>
  letters.flatMap(({ name, id }) =>
    places.filter((place) => place.name === name).map((place) => ({ place, id }))
  )

/** An operator waits: two seconds for a server that does not answer, not the fifteen of a service. */
async function open(url: string, { log, tls = {} }: DeadLettersCommand): Promise<Database> {
  const db = await connectDatabase({ url, log, patienceMs: 2_000, tls })
  if (await db.knex.schema.hasTable('dead_letters')) return db
  await db.close()
  throw new DeadLetterError('A database has no dead_letters table: its service has never started on it.')
}

const VERBS = ['list', 'show', 'replay', 'drop'] as const
type Verb = (typeof VERBS)[number]
interface Named {
  name: string
  id: number
}

/** What `npm run site -- dead-letters` is asked for. Throws a CommandLineError. `known` are the names of the databases. */
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
  const isWhole =
    verb === 'list'
      ? letters.length === 0 && !isAll
      : isAll
        ? verb === 'replay' && letters.length === 0
        : letters.length > 0
  if (!isWhole || (consumer && verb !== 'list' && !isAll))
    throw new CommandLineError(`Not understood: ${line.join(' ')}. Understood: ${USAGE}`)
  const names = letters.length > 0 ? [...new Set(letters.map(({ name }) => name))] : known
  return { verb, consumer, isAll, letters, names }
}

function readName(word: string, known: string[]): Named | null {
  const [name = '', id = ''] = word.split('/')
  return known.includes(name) && /^[1-9]\d{0,15}$/.test(id) ? { name, id: Number(id) } : null
}
