import { databaseTls } from '@site/service/config/config'
import { StartFault } from '../system/fault.ts'
import type { ServerAddresses } from '../system/system.ts'
import { databaseFault } from './mysql-session.ts'
import { greets } from './nats-greeting.ts'
import type { Provider } from './provider.ts'

const NAMES = ['MYSQL_URL', 'CONTENT_MYSQL_URL', 'LEADS_MYSQL_URL', 'NATS_URL'] as const
type Name = (typeof NAMES)[number]

/** Servers named in the environment. Nothing is made on them: the databases and their users are the operator's. */
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
    const faults = await Promise.all([
      databaseFault(addresses.contentDatabase, tls),
      databaseFault(addresses.leadsDatabase, tls),
      busFault(addresses.bus)
    ])
    const fault = [...new Set(faults)].filter((one) => one !== null).join('; ')
    if (fault !== '') throw new StartFault(`The servers named in the environment: ${fault}.`)
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
 * CONTENT_MYSQL_URL and LEADS_MYSQL_URL name each apart and win. Throws a StartFault that lists every fault.
 */
export function readAddresses(environment: NodeJS.ProcessEnv): ServerAddresses {
  const faults: string[] = []
  const value = (name: Name) => environment[name] ?? ''
  const database = (own: Name, name: string): string => {
    if (value(own) !== '')
      return checked(own, value(own), faults, (url) => (url.pathname.length > 1 ? null : 'names no database'))
    if (value('MYSQL_URL') === '') {
      faults.push(`${own} (or MYSQL_URL) is missing`)
      return ''
    }
    const server = checked('MYSQL_URL', value('MYSQL_URL'), faults, (url) =>
      url.pathname.length > 1
        ? `names a database (${url.pathname.slice(1)}); name the server alone, or use ${own}`
        : null
    )
    return server === '' ? '' : withDatabase(server, name)
  }
  const contentDatabase = database('CONTENT_MYSQL_URL', 'content')
  const leadsDatabase = database('LEADS_MYSQL_URL', 'leads')
  if (value('NATS_URL') === '') faults.push('NATS_URL is missing')
  for (const one of value('NATS_URL').split(',').filter(Boolean)) {
    if (!/^(nats|tls):$/.test(protocolOf(one))) faults.push('NATS_URL must look like nats://host:4222')
  }
  if (faults.length > 0) {
    const named = namesIn(environment)
    const start =
      named.length > 0 ? `${named.join(' and ')} ${named.length > 1 ? 'are' : 'is'} set, but ` : ''
    throw new StartFault(
      `${start}${[...new Set(faults)].join('; ')}. Or start with --infra=local, docker or embedded.`
    )
  }
  return { contentDatabase, leadsDatabase, bus: value('NATS_URL') }
}

const protocolOf = (text: string) => (URL.canParse(text) ? new URL(text).protocol : '')

function checked(name: Name, text: string, faults: string[], judge: (url: URL) => string | null): string {
  if (protocolOf(text) !== 'mysql:') {
    faults.push(`${name} must look like mysql://user:password@host:3306`)
    return ''
  }
  const fault = judge(new URL(text))
  if (fault !== null) faults.push(`${name} ${fault}`)
  return text
}

/** The address of one database on a server. */
export function withDatabase(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Host and port without the password. */
const hostOf = (url: string) => new URL(url).host
const hostsOf = ({ contentDatabase, leadsDatabase }: ServerAddresses) =>
  [...new Set([contentDatabase, leadsDatabase].map(hostOf))].join(' and ')

/** Null when at least one of the servers of the cluster greets. */
async function busFault(bus: string): Promise<string | null> {
  const answers = await Promise.all(
    bus.split(',').map((text) => {
      const url = new URL(text)
      return greets(url.hostname.replace(/^\[|\]$/g, ''), Number(url.port) || 4222)
    })
  )
  return answers.includes(true) ? null : `no NATS answers at ${bus.split(',').map(hostOf).join(', ')}`
}
