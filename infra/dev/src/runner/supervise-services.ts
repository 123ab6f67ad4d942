import { join } from 'node:path'
import { answersWell } from '../processes/health.ts'
import { type ProcessPlan, type Supervised, supervise } from '../processes/supervise.ts'
import { BUILT_NODE_OPTIONS, EMBEDDED_MAIN, NODE_OPTIONS, ROOT } from '../system/paths.ts'
import {
  environmentOf,
  inheritedBy,
  type RuntimeContext,
  SERVICES,
  type ServiceName,
  startOrder,
  system
} from '../system/services.ts'

type SharedOptions = Pick<ProcessPlan, 'say'> & {
  env: NodeJS.ProcessEnv
  note: (name: string, pid: number) => void
  onLine: (name: string, line: string) => void
}

/**
 * Plans the processes of the services, in the groups of startOrder: one for each service, or one for all when the bus is in memory.
 * Nothing is started yet.
 */
export function planServices(context: RuntimeContext, common: SharedOptions): Supervised[][] {
  if (context.bus.startsWith('memory:')) return [[allInOne(context, common)]]
  return startOrder().map((wave) => wave.map((name) => oneService(name, context, common)))
}

function oneService(name: ServiceName, context: RuntimeContext, common: SharedOptions): Supervised {
  const { workspace } = system[name]
  const args = context.servicesDir
    ? [...BUILT_NODE_OPTIONS, join(context.servicesDir, workspace, 'main.mjs')]
    : [...NODE_OPTIONS, join(ROOT, workspace, 'src/main.ts')]
  const env = { ...inheritedBy([name], common.env), ...environmentOf(name, context) }
  return superviseNode(name, args, env, [name], context, common)
}

function allInOne(context: RuntimeContext, common: SharedOptions): Supervised {
  const plans = Object.fromEntries(SERVICES.map((name) => [name, environmentOf(name, context)]))
  const env = { ...inheritedBy(SERVICES, common.env), SITE_SERVICES: JSON.stringify(plans) }
  return superviseNode('services', [...NODE_OPTIONS, EMBEDDED_MAIN], env, SERVICES, context, common)
}

function superviseNode(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  services: readonly ServiceName[],
  context: RuntimeContext,
  common: SharedOptions
): Supervised {
  const addresses = services.map((one) => `${serviceUrl(one, context)}${system[one].ready}`)
  return supervise({
    name,
    command: process.execPath,
    args,
    cwd: ROOT,
    env,
    ending: 'channel',
    isReady: async () => (await Promise.all(addresses.map(answersWell))).every(Boolean),
    onSpawn: (pid) => common.note(name, pid),
    onLine: (line) => common.onLine(name, line),
    say: common.say
  })
}

/** Address of a service as this machine reaches it, without a trailing slash. */
export function serviceUrl(name: ServiceName, context: Pick<RuntimeContext, 'host' | 'ports'>): string {
  const host = name === 'gateway' ? reachable(context.host) : '127.0.0.1'
  return `http://${host}:${context.ports[name]}`
}

/** A host that means all addresses is reached by loopback; IPv6 is written in brackets. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
