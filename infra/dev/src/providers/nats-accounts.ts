import { join } from 'node:path'
import { durableName, STREAM } from '@site/contracts/events/events'
import type { ServiceName } from '../system/services.ts'
import { keepSecret } from './secret.ts'

/** The accounts of NATS: one for each service, and one with all rights for operators. */
export type NatsAccount = ServiceName | 'operator'
export const NATS_ACCOUNTS: readonly NatsAccount[] = ['content', 'leads', 'gateway', 'operator']

export interface NatsPermissions {
  publish: { allow: string[]; deny?: string[] }
  subscribe: { allow: string[] }
}

const S = STREAM.name
const api = (...calls: string[]) => calls.map((call) => `$JS.API.${call}`)
/** Calls about the stream, which the first service to connect creates. Answers arrive in the inbox of the client. */
const STREAM_CALLS = api('INFO', `STREAM.INFO.${S}`, `STREAM.CREATE.${S}`)
const subscribe = { allow: ['_INBOX.>'] }

/**
 * The durable consumers of each service, as NATS knows them. A new one needs its line here and `npm run contracts`, which writes the
 * rights into the files of infra/deploy: without rights it receives nothing.
 */
export const DURABLE_CONSUMERS: Record<ServiceName, readonly string[]> = {
  content: [
    durableName('admin-codes', 'site.admin-code-changed'),
    durableName('questions', 'site.questions-unanswered')
  ],
  leads: [
    durableName('receipt', 'site.lead-created'),
    durableName('answer-mail', 'site.answer-written'),
    durableName('audience', 'site.visits-counted'),
    ...['team-notice', 'team-email', 'team-webhook', 'team-receivers'].map((name) =>
      durableName(name, 'site.lead-created')
    ),
    durableName('admin-codes-announcer', 'site.admin-codes-requested')
  ],
  gateway: []
}

/** What a service publishes to create its durable consumers, to fetch from them and to acknowledge. */
const consume = (service: ServiceName): string[] =>
  DURABLE_CONSUMERS[service].flatMap((name) => [
    ...api(`CONSUMER.CREATE.${S}.${name}.>`, `CONSUMER.DURABLE.CREATE.${S}.${name}`),
    ...api(`CONSUMER.INFO.${S}.${name}`, `CONSUMER.MSG.NEXT.${S}.${name}`),
    `$JS.ACK.${S}.${name}.>`
  ])

/**
 * What a gateway asks of the store of the releases, which is on NATS where RELEASE_STORE says so: the entries of a bucket and the objects of another. What
 * it writes there is believed by its signature alone; one that only serves needs neither `$KV`, `$O` nor the purge.
 */
const RELEASES = 'releases'
const RELEASE_CALLS: string[] = [
  ...[`KV_${RELEASES}`, `OBJ_${RELEASES}`].flatMap((stream) => [
    ...api(`STREAM.INFO.${stream}`, `STREAM.CREATE.${stream}`, `STREAM.MSG.GET.${stream}`),
    ...api(`CONSUMER.CREATE.${stream}`, `CONSUMER.CREATE.${stream}.>`, `CONSUMER.INFO.${stream}.*`),
    ...api(`CONSUMER.DELETE.${stream}.*`),
    `$JS.FC.${stream}.>`
  ]),
  ...api('STREAM.NAMES', `STREAM.PURGE.OBJ_${RELEASES}`),
  ...[`$KV.${RELEASES}.>`, `$O.${RELEASES}.>`]
]

/**
 * The permissions of each service: to publish its own events and to consume what it needs. None may purge or delete the stream, or
 * consume the messages of another (decision 80).
 */
export const NATS_PERMISSIONS: Record<ServiceName, NatsPermissions> = {
  content: {
    publish: {
      allow: [
        ...[
          'site.article-generated',
          'site.article-changed',
          'site.presence-changed',
          'site.questions-changed',
          'site.faq-changed',
          'site.admin-codes-requested'
        ],
        ...STREAM_CALLS,
        ...consume('content')
      ]
    },
    subscribe
  },
  leads: {
    publish: {
      allow: [
        'site.lead-created',
        'site.lead-changed',
        'site.answer-written',
        'site.admin-code-changed',
        ...STREAM_CALLS,
        ...consume('leads')
      ]
    },
    subscribe
  },
  // The gateway tells what it counted, and watches: it creates and removes ephemeral consumers, whose names the server chooses.
  gateway: {
    publish: {
      allow: [
        'site.visits-counted',
        'site.questions-unanswered',
        ...STREAM_CALLS,
        ...api(`CONSUMER.CREATE.${S}`, `CONSUMER.CREATE.${S}.*`, `CONSUMER.INFO.${S}.*`),
        ...api(`CONSUMER.MSG.NEXT.${S}.*`, `CONSUMER.DELETE.${S}.*`),
        ...consume('gateway'),
        ...RELEASE_CALLS
      ],
      deny: [...DURABLE_CONSUMERS.content, ...DURABLE_CONSUMERS.leads].flatMap((name) =>
        api(`CONSUMER.CREATE.${S}.${name}`, `CONSUMER.MSG.NEXT.${S}.${name}`, `CONSUMER.DELETE.${S}.${name}`)
      )
    },
    subscribe
  }
}

export type NatsPasswords = Record<NatsAccount, string>

/** Reads the passwords kept in `folder`, or creates them at the first call. */
export const keepNatsPasswords = (folder: string): NatsPasswords =>
  Object.fromEntries(
    NATS_ACCOUNTS.map((name) => [name, keepSecret(join(folder, `nats-password-${name}`))])
  ) as NatsPasswords

/** Address of a server on this machine for one account. */
const natsUrl = (account: NatsAccount, passwords: NatsPasswords, port: number): string =>
  `nats://${account}:${passwords[account]}@127.0.0.1:${port}`

/** The passwords as JSON strings, for the configuration. */
export const quotePasswords = (passwords: NatsPasswords): NatsPasswords =>
  Object.fromEntries(
    Object.entries(passwords).map(([name, text]) => [name, JSON.stringify(text)])
  ) as NatsPasswords

/** The operator's address, and each service's. */
export const busAddresses = (passwords: NatsPasswords, port: number) => ({
  bus: natsUrl('operator', passwords, port),
  buses: {
    content: natsUrl('content', passwords, port),
    leads: natsUrl('leads', passwords, port),
    gateway: natsUrl('gateway', passwords, port)
  }
})

/**
 * Renders the configuration file of a NATS server. `passwords` are written as they are given: JSON strings, or variables of the server's
 * environment ($NATS_LEADS_PASSWORD). `isSynced`: every event is on disk before it is confirmed, which servers support from 2.10 on.
 */
export function renderNatsConfig(options: {
  head: string[]
  storeDir: string
  isSynced: boolean
  passwords: Record<NatsAccount, string> | null
}): string {
  const { head, storeDir, isSynced, passwords } = options
  const sync = isSynced ? '\n  sync_interval: always' : ''
  const lines = [...head, `jetstream {\n  store_dir: ${JSON.stringify(storeDir)}${sync}\n}`]
  if (passwords) lines.push(`authorization {\n  users: [\n${users(passwords)}\n  ]\n}`)
  return `${lines.join('\n')}\n`
}

const users = (passwords: Record<NatsAccount, string>): string =>
  NATS_ACCOUNTS.map((name) => {
    const permissions = name === 'operator' ? '' : `, permissions: ${JSON.stringify(NATS_PERMISSIONS[name])}`
    return `    { user: ${name}, password: ${passwords[name]}${permissions} }`
  }).join('\n')

/** Does this version support `sync_interval: always`? Debian's 2.9 does not start with it. */
export function supportsSync(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 2 || (major === 2 && minor >= 10)
}
