import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readCommandLine } from '@site/contracts/command-line'
import { writeBackup } from '@site/service/backup'
import { connectDatabase, type Database } from '@site/service/database'
import { createLog } from '@site/service/log'
import { restoreBackup } from '@site/service/restore'
import { findDatabases } from './find-databases.ts'

const LINES = {
  /** Both databases, as they are now; by default to .data/backups/<time>.gz. */
  backup: { usage: 'npm run backup [-- <file>]', most: 1 },
  /** Puts them back; --replace loses what is there. */
  restore: {
    usage: 'npm run restore -- <file> [--replace]',
    options: { replace: 'flag' },
    least: 1,
    most: 1
  }
} as const

/** `npm run backup` and `npm run restore`. Throws a CommandLineFault, StartFault, StartError or BackupFault with one line for an operator. */
export async function runBackup(
  verb: 'backup' | 'restore',
  words: string[],
  now = new Date()
): Promise<void> {
  const { words: files, options } = readCommandLine<{ replace: 'flag' }>(words, LINES[verb])
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const { from, ...addresses } = findDatabases(process.env, dataDir)
  const file = resolve(files[0] ?? join(dataDir, 'backups', `${now.toISOString().replaceAll(':', '-')}.gz`))
  const databases: Record<string, Database> = {}
  try {
    const destination = { write: (line: string) => void process.stderr.write(line) }
    const log = createLog({ service: verb, level: process.env.LOG_LEVEL || 'error', destination })
    for (const [name, url] of Object.entries(addresses))
      databases[name] = await connectDatabase({ url, log, patienceMs: 2_000 })
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const counts =
      verb === 'backup'
        ? await writeBackup(file, databases, now)
        : await restoreBackup({ file, databases, replace: options.replace === true })
    say(verb === 'backup' ? `${file}: backup of ${from}` : `${from}: as in ${file}`)
    for (const [name, count] of Object.entries(counts)) say(`  ${name.padEnd(28)} ${count}`)
    if (verb === 'restore') say('Start or restart the services now: they hold what they read before.')
  } finally {
    for (const db of Object.values(databases)) await db.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
