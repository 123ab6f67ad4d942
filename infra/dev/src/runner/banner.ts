import { brand } from '@site/contracts/site/brand'
import type { RunningSystem } from './run.ts'
import { strong } from './terminal.ts'

/** The text that is printed once everything runs. `isTerminal`: a generated code is shown on a terminal alone. */
export function formatBanner(system: RunningSystem, isTerminal: boolean, notes: string[] = []): string {
  const rows: [string, string][] = [
    ['Site', strong(system.url)],
    ['Admin', system.adminUrl],
    ['Code', codeOf(system, isTerminal)],
    ['Releases', system.releasesUrl],
    ['Servers', `${system.servers.kind}: ${system.servers.what}`],
    ['Why', system.why],
    ...system.refused.map((line): [string, string] => ['Not live', line]),
    ...notes.map((note): [string, string] => ['Note', note])
  ]
  return [
    '',
    `${strong(brand.productName)} is up (${seconds(system.tookMs)}). Ctrl-C stops everything.`,
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(8)} ${value}`),
    ''
  ].join('\n')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function codeOf({ adminCode }: RunningSystem, isTerminal: boolean): string {
  if (adminCode.from === 'environment') return 'the one given in the environment'
  return isTerminal ? `${strong(adminCode.code ?? '')} (kept in .data/admin-code)` : 'in .data/admin-code'
}
