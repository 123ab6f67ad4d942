import type { Supervised } from '../processes/supervise.ts'
import type { ServerAddresses } from '../system/services.ts'

export type ProviderName = 'env' | 'local' | 'docker' | 'embedded'

/** What a provider gets. It writes files under `dataDir` alone. */
export interface ProviderContext {
  env: NodeJS.ProcessEnv
  dataDir: string
  /** Was this provider asked for by name? Then it may take its time. */
  isForced: boolean
  /** False: the servers' data outside `dataDir` is removed when they stop (tests). Who created `dataDir` removes it. */
  keepsData: boolean
  say: (line: string) => void
  /** Notes a process that was started, so that it can be ended if this runner is killed. */
  note: (name: string, pid: number) => void
}

export interface Servers extends ServerAddresses {
  kind: ProviderName
  /** 'MariaDB 10.11.6 on port 41233 and NATS 2.9.10 on port 41234, private, data under .data/local' */
  what: string
  /** The servers' processes, which are started again when they are killed; none when the runner did not start them. */
  processes: Supervised[]
  stop(): Promise<void>
}

export interface Provider {
  name: ProviderName
  /** Can this provider be used? `because` completes 'used because…' or 'not used because…'. */
  look(context: ProviderContext): Promise<{ isThere: boolean; because: string }>
  /** Does it have data from an earlier start? Then its failure to start is reported, and no other provider is used. */
  holdsData(context: ProviderContext): boolean
  start(context: ProviderContext): Promise<Servers>
}

export const INFRA_CHOICES = ['auto', 'env', 'local', 'docker', 'embedded'] as const

export type InfraChoice = (typeof INFRA_CHOICES)[number]
