import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '@site/service/process/start-error'
import { canConnect } from '../processes/ports.ts'
import type { ProcessPlan } from '../processes/supervise.ts'
import { diskFull, mentionsFullDisk } from '../system/describe-error.ts'
import { isDiskFull } from '../system/prepare-folder.ts'
import { findProgram } from './find-program.ts'
import { runProgram } from './run-program.ts'

export interface LocalMysql {
  program: string
  flavour: 'MariaDB' | 'MySQL'
  version: string
}

/** Finds the MariaDB or MySQL server of this machine; null when there is none. */
export async function findMysql(path?: string): Promise<LocalMysql | null> {
  const program = findProgram(['mariadbd', 'mysqld'], path)
  if (program === null) return null
  const { code, stdout } = await runProgram(program, ['--no-defaults', '--version'], { withinMs: 5000 })
  if (code !== 0) return null
  const version = /Ver (\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? 'of unknown version'
  return { program, flavour: /mariadb/i.test(stdout) ? 'MariaDB' : 'MySQL', version }
}

/**
 * Creates a folder for the temporary tables of one server: a server that starts deletes every `#sql…` file of its temporary folder,
 * also those that another server is using.
 */
function temporaryFolder(folder: string): string {
  const path = join(folder, 'mysql.tmp')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}

// Both servers refuse to run as root unless an option says so.
const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : [])

/** Creates the data folder on first use, under another name until it is complete, so that an unfinished one is never used. */
export async function prepareMysql(mysql: LocalMysql, folder: string): Promise<void> {
  const data = join(folder, 'mysql')
  if (existsSync(data)) return
  const unfinished = `${data}.making`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // When the disk is full the server does not fail: it waits until somebody frees space.
  const options = { withinMs: 180_000, isHopeless: () => isDiskFull(folder) }
  const args = [`--datadir=${unfinished}`, `--tmpdir=${temporaryFolder(folder)}`, ...asRoot()]
  const { code, stdout, stderr } = await (mysql.flavour === 'MariaDB'
    ? makeMariadb(mysql.program, args, options)
    : runProgram(mysql.program, ['--no-defaults', '--initialize-insecure', ...args], options))
  const isFull = isDiskFull(folder)
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    const output = stdout + stderr
    if (isFull || mentionsFullDisk(output)) throw diskFull()
    throw new StartError(`${mysql.flavour} could not make its data folder: ${lastErrorOf(output)}`)
  }
  renameSync(unfinished, data)
}

// `socket`: MariaDB's root is the system's root on the socket, and cannot log in over TCP ('normal' makes four without a password).
function makeMariadb(program: string, args: string[], options: Parameters<typeof runProgram>[2]) {
  const beside = [dirname(program), process.env.PATH ?? ''].join(':')
  const installer = findProgram(['mariadb-install-db', 'mysql_install_db'], beside)
  if (installer === null) throw new StartError('mariadb-install-db is missing beside mariadbd.')
  const accounts = ['--auth-root-authentication-method=socket', '--skip-test-db', '--skip-name-resolve']
  return runProgram(installer, ['--no-defaults', ...args, ...accounts], options)
}

function lastErrorOf(output: string): string {
  // MariaDB's last line is a bare 'Aborting': the reason is in the line before it.
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/\] Aborting$/.test(line))
  return lines.findLast((line) => /errcode|error/i.test(line)) ?? lines.at(-1) ?? 'no reason given'
}

/**
 * Plans the process of a private server on `port` of loopback. An init file, which the server runs before it accepts connections, sets
 * the accounts (one statement per line) and their passwords; this file, the socket and the data are readable by this user alone.
 */
export function planMysql(
  mysql: LocalMysql,
  folder: string,
  port: number,
  rootPassword: string,
  accounts: string[]
): Pick<ProcessPlan, 'name' | 'command' | 'args' | 'logFile' | 'isReady' | 'ending' | 'graceMs'> {
  const initFile = join(folder, 'accounts.sql')
  const root =
    mysql.flavour === 'MySQL' ? [`ALTER USER 'root'@'localhost' IDENTIFIED BY '${rootPassword}';`] : []
  writeFileSync(initFile, `${[...root, ...accounts].join('\n')}\n`, {
    mode: 0o600
  })
  return {
    name: 'mysql',
    command: mysql.program,
    args: [
      '--no-defaults',
      `--datadir=${join(folder, 'mysql')}`,
      `--tmpdir=${temporaryFolder(folder)}`,
      `--socket=${socketPath(folder)}`,
      `--pid-file=${join(folder, 'mysql.pid')}`,
      `--init-file=${initFile}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      '--innodb-buffer-pool-size=96M',
      '--performance-schema=OFF',
      '--loose-mysqlx=OFF',
      '--loose-disable-log-bin',
      ...asRoot()
    ],
    logFile: join(folder, 'mysql.log'),
    ending: 'watchdog',
    graceMs: 30_000,
    isReady: () => canConnect('127.0.0.1', port)
  }
}

/** Path of the socket: in the system's temporary folder when it would be too long, as some systems allow only 104 bytes. */
function socketPath(folder: string): string {
  const beside = join(folder, 'mysql.sock')
  if (Buffer.byteLength(beside) < 100) return beside
  return join(tmpdir(), `site-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`)
}
