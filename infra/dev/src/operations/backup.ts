import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type CommandLine, CommandLineError, readCommandLine } from '@site/contracts/command-line'
import { BACKUP_DAYS } from '@site/contracts/site/retention'
import { writeBackup } from '@site/service/backup/backup'
import { restoreBackup } from '@site/service/backup/restore'
import { databaseTls } from '@site/service/config/config'
import { connectDatabase, type Database } from '@site/service/database/database'
import { createLog } from '@site/service/observability/log'
import { findDatabases } from './find-databases.ts'
import { nameOfBackup, pruneBackups } from './prune-backups.ts'

const LINES: Record<'backup' | 'restore', CommandLine<Record<string, 'flag' | 'value'>>> = {
  /** Writes both databases into a file; or into a folder, whose old backups are then removed. */
  backup: {
    usage: `npm run site -- backup [FOLDER] [--keep-days=${BACKUP_DAYS}] | npm run site -- backup FILE.gz`,
    options: { 'keep-days': 'value' },
    most: 1
  },
  /** Restores both databases; --replace deletes what they contain. */
  restore: {
    usage: 'npm run site -- restore FILE [--replace]',
    options: { replace: 'flag' },
    least: 1,
    most: 1
  }
}

/** A parsed command line. `keepDays`: older backups in the folder are removed; null: none is, as a person named the file. */
interface BackupCommand {
  file: string
  keepDays: number | null
  replace: boolean
}

function readCommand(verb: 'backup' | 'restore', words: string[], dataDir: string, now: Date): BackupCommand {
  const { words: paths, options } = readCommandLine(words, LINES[verb])
  const [path] = paths
  const days = options['keep-days'] ?? String(BACKUP_DAYS)
  const isFile = verb === 'restore' || path?.endsWith('.gz') === true
  if (!/^[1-9]\d{0,3}$/.test(days) || (isFile && options['keep-days'] !== undefined))
    throw new CommandLineError(`Not understood: --keep-days=${days}. Understood: ${LINES[verb].usage}`)
  if (isFile && path !== undefined)
    return { file: resolve(path), keepDays: null, replace: options.replace !== undefined }
  const folder = resolve(path ?? join(dataDir, 'backups'))
  return { file: join(folder, nameOfBackup(now)), keepDays: Number(days), replace: false }
}

/** `npm run site -- backup` and `npm run site -- restore`. Throws a CommandLineError, StartError or BackupError with one line for an operator. */
export async function runBackup(
  verb: 'backup' | 'restore',
  words: string[],
  now = new Date()
): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR || '.data')
  const { file, keepDays, replace } = readCommand(verb, words, dataDir, now)
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
        : await restoreBackup({ file, databases, replace })
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
