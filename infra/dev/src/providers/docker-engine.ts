import { until } from '../processes/until.ts'
import { runProgram } from './run-program.ts'

const docker = (args: string[], withinMs?: number, env?: NodeJS.ProcessEnv) =>
  runProgram('docker', args, { ...(withinMs && { withinMs }), ...(env && { env }) })

/** Returns why no Docker engine can be used; null when one answers on this machine. */
export async function checkEngine(environment: NodeJS.ProcessEnv): Promise<string | null> {
  if (/^(tcp|ssh|https?):/.test(environment.DOCKER_HOST ?? '')) return 'DOCKER_HOST names another machine'
  const { code, stderr } = await docker(['version', '--format', '{{.Server.Version}}'], 5000, environment)
  if (code === 0) return null
  return /ENOENT/.test(stderr) ? 'no docker command' : 'no Docker engine answers'
}

export const hasImage = async (image: string): Promise<boolean> =>
  (await docker(['image', 'inspect', '--format', '{{.Id}}', image], 10_000)).code === 0

/** Pulls an image. Returns null, or the reason why it could not be pulled within the time. */
export async function pullImage(image: string, withinMs: number): Promise<string | null> {
  const { code, stderr } = await docker(['pull', '--quiet', image], withinMs)
  if (code === 0) return null
  if (code === null) return `${image} could not be pulled within ${Math.round(withinMs / 1000)} s`
  return `${image} could not be pulled (${stderr.trim().split('\n').at(-1) ?? 'no reason given'})`
}

/** Removes every container with `label`, running or not. Returns how many there were. */
export async function removeContainers(label: string): Promise<number> {
  const { stdout } = await docker(['ps', '--all', '--quiet', '--filter', `label=${label}`], 10_000)
  const ids = stdout.split('\n').filter(Boolean)
  if (ids.length > 0) await docker(['rm', '--force', ...ids], 30_000)
  return ids.length
}

/** Removes volumes, and tries again until the engine has released them from the containers that used them. */
export async function removeVolumes(names: string[]): Promise<void> {
  await until(async () => (await docker(['volume', 'rm', '--force', ...names], 10_000)).code === 0, {
    withinMs: 15_000,
    everyMs: 200
  })
}

export const signalContainer = (name: string, signal: NodeJS.Signals): void =>
  void docker(['kill', '--signal', signal, name], 10_000)

/** Version of the NATS server in an image: '2.12.3'. */
export async function natsVersionOf(image: string): Promise<string> {
  const { stdout, stderr } = await docker(['run', '--rm', image, '--version'], 30_000)
  return /v?(\d+\.\d+\.\d+)/.exec(stdout + stderr)?.[1] ?? ''
}
