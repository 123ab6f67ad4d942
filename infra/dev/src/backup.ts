import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeBackup } from '@site/service/backup'
import { databaseTls } from '@site/service/config'
import { connectDatabase, type Database } from '@site/service/database'
import { createLog } from '@site/service/log'
import { restoreBackup } from '@site/service/restore'
import { StartFault } from './fault.ts'
import { findDatabases } from './find-databases.ts'

const USAGE = [
  'npm run backup [-- FILE]                 both databases, as they are now (default: .data/backups/<time>.gz)',
  'npm run restore -- FILE [--replace]      puts them back; --replace loses what is there'
]

/** `npm run backup` and `npm run restore`. Throws a StartFault, StartError or BackupFault with one line for an operator. */
export async function runBackup(
  verb: 'backup' | 'restore',
  words: string[],
  now = new Date()
): Promise<void> {
  const files = words.filter((word) => !word.startsWith('--'))
  const options = words.filter((word) => word.startsWith('--'))
  const isWrong = files.length > 1 || options.some((one) => verb === 'backup' || one !== '--replace')
  if (isWrong || (verb === 'restore' && !files[0])) throw new StartFault(USAGE.join('\n'))
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const { from, ...addresses } = findDatabases(process.env, dataDir)
  const file = resolve(files[0] ?? join(dataDir, 'backups', `${now.toISOString().replaceAll(':', '-')}.gz`))
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
        : await restoreBackup({ file, databases, replace: options.includes('--replace') })
    say(verb === 'backup' ? `${file}: backup of ${from}` : `${from}: as in ${file}`)
    for (const [name, count] of Object.entries(counts)) say(`  ${name.padEnd(28)} ${count}`)
    if (verb === 'restore') say('Start or restart the services now: they hold what they read before.')
  } finally {
    for (const db of Object.values(databases)) await db.close()
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
