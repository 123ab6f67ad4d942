import { databaseTls } from '@site/service/config/config'
import { StartError } from '@site/service/process/start-error'
import type { ServerAddresses } from '../system/services.ts'
import { checkDatabase } from './mysql-session.ts'
import { greets } from './nats-greeting.ts'
import type { Provider } from './provider.ts'

const NAMES = ['MYSQL_URL', 'CONTENT_MYSQL_URL', 'LEADS_MYSQL_URL', 'NATS_URL'] as const
type Name = (typeof NAMES)[number]

/** Servers that the environment names. Nothing is created on them: the operator has made the databases and their users. */
export const env: Provider = {
  name: 'env',
  look: async (context) => {
    const named = namesIn(context.env)
    if (named.length === 0) return { isThere: false, because: `${NAMES.join(', ')} are not set` }
    return { isThere: true, because: `${named.join(' and ')} ${named.length > 1 ? 'are' : 'is'} set` }
  },
  holdsData: () => true,
  start: async (context) => {
    const addresses = readAddresses(context.env)
    const tls = databaseTls(context.env)
    const errors = await Promise.all([
      checkDatabase(addresses.contentDatabase, tls),
      checkDatabase(addresses.leadsDatabase, tls),
      checkBus(addresses.bus)
    ])
    const error = [...new Set(errors)].filter((one) => one !== null).join('; ')
    if (error !== '') throw new StartError(`The servers named in the environment: ${error}.`)
    return {
      kind: 'env',
      what: `MySQL at ${hostsOf(addresses)} and NATS at ${addresses.bus.split(',').map(hostOf).join(', ')}`,
      ...addresses,
      processes: [],
      stop: async () => undefined
    }
  }
}

const namesIn = (environment: NodeJS.ProcessEnv): Name[] =>
  NAMES.filter((name) => (environment[name] ?? '') !== '')

/**
 * Addresses of both databases and of the bus. MYSQL_URL names a server that has the databases `content` and `leads`;
 * CONTENT_MYSQL_URL and LEADS_MYSQL_URL name each database and win over it. Throws a StartError that lists every error.
 */
export function readAddresses(environment: NodeJS.ProcessEnv): ServerAddresses {
  const errors: string[] = []
  const value = (name: Name) => environment[name] ?? ''
  const database = (own: Name, name: string): string => {
    if (value(own) !== '')
      return checked(own, value(own), errors, (url) => (url.pathname.length > 1 ? null : 'names no database'))
    if (value('MYSQL_URL') === '') {
      errors.push(`${own} (or MYSQL_URL) is missing`)
      return ''
    }
    const server = checked('MYSQL_URL', value('MYSQL_URL'), errors, (url) =>
      url.pathname.length > 1
        ? `names a database (${url.pathname.slice(1)}); name the server alone, or use ${own}`
        : null
    )
    return server === '' ? '' : withDatabase(server, name)
  }
  const contentDatabase = database('CONTENT_MYSQL_URL', 'content')
  const leadsDatabase = database('LEADS_MYSQL_URL', 'leads')
  if (value('NATS_URL') === '') errors.push('NATS_URL is missing')
  for (const one of value('NATS_URL').split(',').filter(Boolean)) {
    if (!/^(nats|tls):$/.test(protocolOf(one))) errors.push('NATS_URL must look like nats://host:4222')
  }
  if (errors.length > 0) {
    const named = namesIn(environment)
    const start =
      named.length > 0 ? `${named.join(' and ')} ${named.length > 1 ? 'are' : 'is'} set, but ` : ''
    throw new StartError(
      `${start}${[...new Set(errors)].join('; ')}. Or start with --infra=local, docker or embedded.`
    )
  }
  return { contentDatabase, leadsDatabase, bus: value('NATS_URL') }
}

const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '')

function checked(name: Name, text: string, errors: string[], judge: (url: URL) => string | null): string {
  if (protocolOf(text) !== 'mysql:') {
    errors.push(`${name} must look like mysql://user:password@host:3306`)
    return ''
  }
  const error = judge(new URL(text))
  if (error !== null) errors.push(`${name} ${error}`)
  return text
}

/** The address of one database on a server. */
export function withDatabase(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Host and port, without the account. */
const hostOf = (url: string) => new URL(url).host
const hostsOf = ({ contentDatabase, leadsDatabase }: ServerAddresses) =>
  [...new Set([contentDatabase, leadsDatabase].map(hostOf))].join(' and ')

/** Returns null when at least one server of the cluster answers, else an error message. */
async function checkBus(bus: string): Promise<string | null> {
  const answers = await Promise.all(
    bus.split(',').map((text) => {
      const url = new URL(text)
      return greets(url.hostname.replace(/^\[|\]$/g, ''), Number(url.port) || 4222)
    })
  )
  return answers.includes(true) ? null : `no NATS answers at ${bus.split(',').map(hostOf).join(', ')}`
}
