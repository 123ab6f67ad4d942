import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcessPlan } from '../processes/supervise.ts'
import { findProgram } from './find-program.ts'
import { type NatsPasswords, quotePasswords, renderNatsConfig, supportsSync } from './nats-accounts.ts'
import { greets } from './nats-greeting.ts'
import { runProgram } from './run-program.ts'

export interface LocalNats {
  program: string
  version: string
}

/** Finds the NATS server of this machine; null when there is none. */
export async function findNats(path?: string): Promise<LocalNats | null> {
  const program = findProgram(['nats-server'], path)
  if (program === null) return null
  const { code, stdout, stderr } = await runProgram(program, ['--version'], { withinMs: 5000 })
  if (code !== 0) return null
  return { program, version: /v?(\d+\.\d+\.\d+)/.exec(stdout + stderr)?.[1] ?? 'of unknown version' }
}

/**
 * Plans the process of a private server on `port` of loopback, with its JetStream store under `folder`. Without passwords anybody can
 * connect. `more`: further lines of its configuration.
 */
export function planNats(
  nats: LocalNats,
  folder: string,
  port: number,
  { passwords, more = [] }: { passwords?: NatsPasswords; more?: string[] } = {}
): Pick<ProcessPlan, 'name' | 'command' | 'args' | 'logFile' | 'isReady' | 'ending' | 'graceMs'> {
  const config = join(folder, 'nats.conf')
  // Paths and passwords are written as JSON strings, which NATS reads whatever characters they contain.
  const text = renderNatsConfig({
    head: [`listen: "127.0.0.1:${port}"`, 'server_name: "site"', ...more],
    storeDir: join(folder, 'nats'),
    isSynced: supportsSync(nats.version),
    passwords: passwords ? quotePasswords(passwords) : null
  })
  writeFileSync(config, text, { mode: 0o600 })
  return {
    name: 'nats',
    command: nats.program,
    args: ['--config', config],
    logFile: join(folder, 'nats.log'),
    ending: 'watchdog',
    graceMs: 10_000,
    isReady: () => greets('127.0.0.1', port)
  }
}
