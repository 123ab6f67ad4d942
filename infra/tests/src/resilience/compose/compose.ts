import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../run/command.ts'

const run = promisify(execFile)

export const COMPOSE_FOLDER = join(ROOT, 'infra/deploy/compose')

/** Finds the Compose command of this machine: version 2 (`docker compose`), else version 1; null when there is none. */
export async function findCompose(): Promise<string | null> {
  for (const command of ['docker compose', 'docker-compose'])
    if (await answers(`${command} version`)) return command
  return null
}

const answers = (line: string): Promise<boolean> => {
  const [program = '', ...args] = line.split(' ')
  return run(program, args).then(
    () => true,
    () => false
  )
}

/**
 * Runs Compose on the system that `npm run site -- test-compose` brought up (COMPOSE_COMMAND, COMPOSE_FILE and COMPOSE_PROJECT_NAME in the
 * environment). Returns its standard output; rejects when it ends with another code than 0.
 */
export async function compose(...args: string[]): Promise<string> {
  const [program = '', ...words] = (process.env.COMPOSE_COMMAND ?? '').split(' ')
  if (!program) throw new Error('run it with `npm run site -- test-compose`: COMPOSE_COMMAND is not set')
  const { stdout } = await run(program, [...words, ...args], { maxBuffer: 256 * 1024 * 1024 })
  return stdout
}

/** Requests a path from one replica, from within its container. */
export async function getWithin(replica: string, path: string, { port = 8080, code = '' } = {}) {
  const script = `fetch('http://127.0.0.1:${port}${path}', { headers: { 'x-admin-code': process.argv[1] ?? '' } })
    .then(async (answer) => console.log(JSON.stringify({ status: answer.status, text: await answer.text() })))`
  const text = await compose('exec', '-T', replica, 'node', '-e', script, code)
  return JSON.parse(text) as { status: number; text: string }
}

/** Returns one column of a query on a service's database, by the server's own client. */
export async function askDatabase(service: 'content' | 'leads', sql: string): Promise<string[]> {
  const password = service === 'content' ? process.env.CONTENT_PASSWORD : process.env.LEADS_PASSWORD
  const client = ['mysql', '--protocol=tcp', '-h127.0.0.1', `-u${service}`, '-N', '-B', service, '-e', sql]
  const text = await compose('exec', '-T', '-e', `MYSQL_PWD=${password}`, `mysql-${service}`, ...client)
  return text.split('\n').filter((line) => line !== '')
}

/** Restarts services one replica after the other, as an operator does. */
export async function restartServices(names: string[]): Promise<void> {
  await run(join(COMPOSE_FOLDER, 'restart.sh'), names, { maxBuffer: 64 * 1024 * 1024 })
}
