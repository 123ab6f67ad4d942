import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeBackup } from '@site/service/backup'
import { databaseTls } from '@site/service/config'
import { connectDatabase, type Database } from '@site/service/database'
import { createLog } from '@site/service/log'
import { restoreBackup } from '@site/service/restore'
import { StartFault } from './fault.ts'
import { findDatabases } from './find-databases.ts'
import { nameOfBackup, pruneBackups } from './prune-backups.ts'

const KEEP_DAYS = 30

const USAGE = [
  'npm run backup [-- FOLDER] [--keep-days=30]  both databases, as they are now, in a file named after this moment (default: .data/backups);',
  '                                             then removes those of the folder that are older',
  'npm run backup -- FILE.gz                    the same into this file; removes nothing',
  'npm run restore -- FILE [--replace]          puts them back; --replace loses what is there'
]

/** Where a backup goes, and for how many days the others beside it are kept; null: they are a person's own. */
interface Target {
  file: string
  keepDays: number | null
}

function readTarget(words: string[], dataDir: string, now: Date): Target | null {
  const [place, ...rest] = words.filter((word) => !word.startsWith('--'))
  const [option, ...others] = words.filter((word) => word.startsWith('--'))
  const days = /^--keep-days=([1-9]\d{0,3})$/.exec(option ?? `--keep-days=${KEEP_DAYS}`)?.[1]
  const isFile = place?.endsWith('.gz') === true
  if (rest.length > 0 || others.length > 0 || days === undefined || (isFile && option)) return null
  if (isFile) return { file: resolve(place), keepDays: null }
  return { file: resolve(place ?? join(dataDir, 'backups'), nameOfBackup(now)), keepDays: Number(days) }
}

function readSource(words: string[]): Target | null {
  const [file, ...rest] = words.filter((word) => !word.startsWith('--'))
  const isWrong = rest.length > 0 || words.some((word) => word.startsWith('--') && word !== '--replace')
  return isWrong || !file ? null : { file: resolve(file), keepDays: null }
}

/** `npm run backup` and `npm run restore`. Throws a StartFault, StartError or BackupFault with one line for an operator. */
export async function runBackup(
  verb: 'backup' | 'restore',
  words: string[],
  now = new Date()
): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const target = verb === 'backup' ? readTarget(words, dataDir, now) : readSource(words)
  if (target === null) throw new StartFault(USAGE.join('\n'))
  const { file, keepDays } = target
  const { from, ...addresses } = findDatabases(process.env, dataDir)
  const databases: Record<string, Database> = {}
  try {
    const destination = { write: (line: string) => void process.stderr.write(line) }
    const log = createLog({ service: verb, level: process.env.LOG_LEVEL || 'error', destination })
    for (const [name, url] of Object.entries(addresses))
      databases[name] = await connectDatabase({ url, log, patienceMs: 2_000, tls: databaseTls(process.env) })
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const counts =
      verb === 'backup'
        ? await writeBackup(file, databases, now)
        : await restoreBackup({ file, databases, replace: words.includes('--replace') })
    say(verb === 'backup' ? `${file}: backup of ${from}` : `${from}: as in ${file}`)
    for (const [name, count] of Object.entries(counts)) say(`  ${name.padEnd(28)} ${count}`)
    if (keepDays !== null)
      for (const old of pruneBackups(dirname(file), keepDays, now))
        say(`removed ${old}: older than ${keepDays} days`)
    if (verb === 'restore') say('Start or restart the services now: they hold what they read before.')
  } finally {
    for (const db of Object.values(databases)) await db.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
