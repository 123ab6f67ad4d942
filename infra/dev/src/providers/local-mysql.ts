import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '@site/service/process/start-error'
import { canConnect } from '../processes/ports.ts'
import type { ProcessPlan } from '../processes/supervise.ts'
import { diskFull, speaksOfFullDisk } from '../system/describe-error.ts'
import { isDiskFull } from '../system/prepare-folder.ts'
import { findProgram } from './find-program.ts'
import { runProgram } from './run-program.ts'

export interface LocalMysql {
  program: string
  flavour: 'MariaDB' | 'MySQL'
  version: string
}

/** The MariaDB or MySQL server installed on this machine; null when there is none. */
export async function findMysql(path?: string): Promise<LocalMysql | null> {
  const program = findProgram(['mariadbd', 'mysqld'], path)
  if (program === null) return null
  const { code, stdout } = await runProgram(program, ['--no-defaults', '--version'], { withinMs: 5000 })
  if (code !== 0) return null
  const version = /Ver (\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? 'of unknown version'
  return { program, flavour: /mariadb/i.test(stdout) ? 'MariaDB' : 'MySQL', version }
}

/**
 * A folder for temporary tables of its own: a server that starts deletes every `#sql…` file of its temporary folder, and where two
 * share one, those that the other is using.
 */
function temporaryFolder(folder: string): string {
  const path = join(folder, 'mysql.tmp')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}

// Both servers refuse to run as root unless an option says so.
const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : [])

/** Makes the data folder on first use. It is made beside and renamed, so that half of one is never taken for a complete one. */
export async function prepareMysql(mysql: LocalMysql, folder: string): Promise<void> {
  const data = join(folder, 'mysql')
  if (existsSync(data)) return
  const making = `${data}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A server whose disk is full does not fail: it waits for somebody to free space.
  const options = { withinMs: 180_000, isHopeless: () => isDiskFull(folder) }
  const args = [`--datadir=${making}`, `--tmpdir=${temporaryFolder(folder)}`, ...asRoot()]
  const { code, stdout, stderr } = await (mysql.flavour === 'MariaDB'
    ? makeMariadb(mysql.program, args, options)
    : runProgram(mysql.program, ['--no-defaults', '--initialize-insecure', ...args], options))
  const isFull = isDiskFull(folder)
  if (code !== 0) {
    rmSync(making, { recursive: true, force: true })
    const output = stdout + stderr
    if (isFull || speaksOfFullDisk(output)) throw diskFull()
    throw new StartError(`${mysql.flavour} could not make its data folder: ${lastErrorOf(output)}`)
  }
  renameSync(making, data)
}

// `socket`: root is the system's root on the socket and nobody over TCP ('normal' makes four roots without a password).
function makeMariadb(program: string, args: string[], options: Parameters<typeof runProgram>[2]) {
  const beside = [dirname(program), process.env.PATH ?? ''].join(':')
  const installer = findProgram(['mariadb-install-db', 'mysql_install_db'], beside)
  if (installer === null) throw new StartError('mariadb-install-db is missing beside mariadbd.')
  const accounts = ['--auth-root-authentication-method=socket', '--skip-test-db', '--skip-name-resolve']
  return runProgram(installer, ['--no-defaults', ...args, ...accounts], options)
}

function lastErrorOf(output: string): string {
  // MariaDB closes with a bare 'Aborting': the reason stands before it.
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/\] Aborting$/.test(line))
  return lines.findLast((line) => /errcode|error/i.test(line)) ?? lines.at(-1) ?? 'no reason given'
}

/**
 * How to run the private server on `port` of loopback. The accounts (statements, one a line) and their passwords are set
 * by an init file, which the server runs before it accepts anyone; it, the socket and the data are readable by this user
 * alone.
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

/** A socket's path has at most 104 bytes on some systems: one too deep moves to the system's temporary folder. */
function socketPath(folder: string): string {
  const beside = join(folder, 'mysql.sock')
  if (Buffer.byteLength(beside) < 100) return beside
  return join(tmpdir(), `site-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`)
}
