import { join } from 'node:path'
import { answersWell } from '../processes/health.ts'
import { type ProcessPlan, type Supervised, supervise } from '../processes/supervise.ts'
import { BUILT_NODE_OPTIONS, EMBEDDED_MAIN, NODE_OPTIONS, ROOT } from '../system/paths.ts'
import {
  environmentOf,
  inheritedBy,
  SERVICES,
  type ServiceName,
  startOrder,
  system,
  type World
} from '../system/system.ts'

type Common = Pick<ProcessPlan, 'say'> & {
  env: NodeJS.ProcessEnv
  note: (name: string, pid: number) => void
  onLine: (name: string, line: string) => void
}

/**
 * The processes that run the services, in waves: one for each service, or one for all when the bus lives in memory.
 * Nothing is started yet.
 */
export function planServices(world: World, common: Common): Supervised[][] {
  if (world.bus.startsWith('memory:')) return [[allInOne(world, common)]]
  return startOrder().map((wave) => wave.map((name) => oneService(name, world, common)))
}

function oneService(name: ServiceName, world: World, common: Common): Supervised {
  const { room } = system[name]
  const args = world.servicesDir
    ? [...BUILT_NODE_OPTIONS, join(world.servicesDir, room, 'main.mjs')]
    : [...NODE_OPTIONS, join(ROOT, room, 'src/main.ts')]
  const env = { ...inheritedBy([name], common.env), ...environmentOf(name, world) }
  return superviseNode(name, args, env, [name], world, common)
}

function allInOne(world: World, common: Common): Supervised {
  const plans = Object.fromEntries(SERVICES.map((name) => [name, environmentOf(name, world)]))
  const env = { ...inheritedBy(SERVICES, common.env), SITE_SERVICES: JSON.stringify(plans) }
  return superviseNode('services', [...NODE_OPTIONS, EMBEDDED_MAIN], env, SERVICES, world, common)
}

function superviseNode(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  services: readonly ServiceName[],
  world: World,
  common: Common
): Supervised {
  const addresses = services.map((one) => `${serviceUrl(one, world)}${system[one].ready}`)
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
export function serviceUrl(name: ServiceName, world: Pick<World, 'host' | 'ports'>): string {
  const host = name === 'gateway' ? reachable(world.host) : '127.0.0.1'
  return `http://${host}:${world.ports[name]}`
}

/** An address that means 'all of them' is reached by loopback; IPv6 goes in brackets. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
