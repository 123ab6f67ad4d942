import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  NATS_ACCOUNTS,
  NATS_PERMISSIONS,
  type NatsAccount,
  renderNatsConfig
} from '../providers/nats-accounts.ts'
import { ROOT } from '../system/paths.ts'

const COMPOSE = 'infra/deploy/compose/nats.conf'
const KUBERNETES = 'infra/deploy/kubernetes/servers/nats-values.yaml'
const WRITTEN_BY = 'Written by `npm run contracts` from infra/dev/src/providers/nats-accounts.ts'
const passwordOf = (account: NatsAccount) => `$NATS_${account.toUpperCase()}_PASSWORD`

/**
 * The files of infra/deploy that give NATS its accounts and their rights, by their paths from the root of the project: all of the
 * configuration for compose; of the chart's values the users, and the rest as it stands in the file.
 */
export const buildNatsFiles = (): Record<string, string> => ({
  [COMPOSE]: renderNatsConfig({
    head: [
      `# ${WRITTEN_BY}. Passwords come from the environment of the server.`,
      'port: 4222',
      'server_name: "site"'
    ],
    storeDir: '/data',
    isSynced: true,
    passwords: Object.fromEntries(NATS_ACCOUNTS.map((name) => [name, passwordOf(name)])) as Record<
      NatsAccount,
      string
    >
  }),
  [KUBERNETES]: replaceUsers(readFileSync(join(ROOT, KUBERNETES), 'utf8'))
})

const BEGIN = `      # ${WRITTEN_BY}:`
const END = '      # The rest is written by hand.'

/** Throws where the two comments between which the users stand are missing. */
function replaceUsers(values: string): string {
  const [begin, end] = [values.indexOf(`${BEGIN}\n`), values.indexOf(`${END}\n`)]
  if (begin < 0 || end < begin) throw new Error(`${KUBERNETES} must have the lines “${BEGIN}” and “${END}”`)
  return `${values.slice(0, begin)}${[BEGIN, '      users:', ...NATS_ACCOUNTS.flatMap(renderUser)].join('\n')}\n${values.slice(end)}`
}

function renderUser(account: NatsAccount): string[] {
  const login = [`      - user: ${account}`, `        password: << ${passwordOf(account)} >>`]
  if (account === 'operator') return login
  const { publish, subscribe } = NATS_PERMISSIONS[account]
  const list = (subjects: readonly string[]) => subjects.map((subject) => `            - '${subject}'`)
  return [
    ...login,
    '        permissions:',
    '          publish:',
    ...['            allow:', ...list(publish.allow)],
    ...(publish.deny ? ['            deny:', ...list(publish.deny)] : []),
    `          subscribe: { allow: [${subscribe.allow.map((subject) => `'${subject}'`).join(', ')}] }`
  ]
}
