import { StartFault } from '../fault.ts'
import { canConnect } from '../ports.ts'
import type { ServerAddresses } from '../system.ts'
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
    await Promise.all([
      requireAnswer('content database', [addresses.contentDatabase], 3306),
      requireAnswer('leads database', [addresses.leadsDatabase], 3306),
      requireAnswer('NATS', addresses.bus.split(','), 4222)
    ])
    return {
      kind: 'env',
      what: `MySQL at ${hostsOf(addresses)} and NATS at ${addresses.bus.split(',').map(hostOf).join(', ')}`,
      ...addresses,
      processes: [],
      stop: async () => {}
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

function withDatabase(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Host and port without the password. */
const hostOf = (url: string) => new URL(url).host
const hostsOf = ({ contentDatabase, leadsDatabase }: ServerAddresses) =>
  [...new Set([contentDatabase, leadsDatabase].map(hostOf))].join(' and ')

async function requireAnswer(name: string, urls: string[], defaultPort: number) {
  const answers = await Promise.all(
    urls.map((text) => {
      const url = new URL(text)
      return canConnect(url.hostname.replace(/^\[|\]$/g, ''), Number(url.port) || defaultPort, 3000)
    })
  )
  if (!answers.includes(true))
    throw new StartFault(`${name}: nothing answers at ${urls.map(hostOf).join(', ')}.`)
}
