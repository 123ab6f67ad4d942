import type { Supervised } from '../processes/supervise.ts'

export type StartFrontEnds = (context: {
  /** Origin of the gateway, which serves the pages, without a trailing slash. */
  gatewayUrl: string
  remotesDir: string
  say: (line: string) => void
  note: (name: string, pid: number) => void
  onLine: (name: string, line: string) => void
}) => Promise<FrontEnds>

export interface FrontEnds {
  /** Origin of the Vite server of each deployable that has one. */
  devServers: Record<string, string>
  /** Origin of the process that renders pages from sources. */
  devRenderer: string
  processes: Supervised[]
  stop(): Promise<void>
}
