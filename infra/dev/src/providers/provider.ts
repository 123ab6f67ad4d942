import type { Supervised } from '../processes/supervise.ts'
import type { ServerAddresses } from '../system/system.ts'

export type ProviderName = 'env' | 'local' | 'docker' | 'embedded'

/** What a provider may use. It writes nowhere but under `dataDir`. */
export interface ProviderContext {
  env: NodeJS.ProcessEnv
  dataDir: string
  /** Was this provider asked for by name? Then it may take its time. */
  isForced: boolean
  /** False: what the servers hold goes when they stop (tests). `dataDir` itself is its maker's to remove. */
  keepsData: boolean
  say: (line: string) => void
  /** Notes a process that was started, so that it can be ended if this runner is killed. */
  note: (name: string, pid: number) => void
}

export interface Servers extends ServerAddresses {
  kind: ProviderName
  /** 'MariaDB 10.11.6 on port 41233 and NATS 2.9.10 on port 41234, private, data under .data/local' */
  what: string
  /** Processes that can be killed and come back, by name; none when the servers are not ours. */
  processes: Supervised[]
  stop(): Promise<void>
}

export interface Provider {
  name: ProviderName
  /** Can this one be taken? `because` completes 'taken because…' or 'not taken because…'. Changes nothing. */
  look(context: ProviderContext): Promise<{ isThere: boolean; because: string }>
  /** Does it hold data from an earlier start? Then a failure to start is reported, and no other provider is taken. */
  holdsData(context: ProviderContext): boolean
  start(context: ProviderContext): Promise<Servers>
}

export const INFRA_CHOICES = ['auto', 'env', 'local', 'docker', 'embedded'] as const

export type InfraChoice = (typeof INFRA_CHOICES)[number]
