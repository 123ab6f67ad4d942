import type { DeployableReport } from '@site/contracts/browser-health/deployables-report'
import type { Canary } from '@site/contracts/federation/registry'
import { kilobytes } from '../publish/budgets.ts'
import { errorsOfFiles } from '../registry/check-files.ts'
import type { RegistryEntry } from '../registry/flip.ts'
import { inspectRegistry } from '../registry/store.ts'
import { describeHealth, describeServing } from './describe-health.ts'

/** How many blocked versions are named; there may be many. */
const NAMED = 3

/**
 * What is live, since when, what was before, whether the files are verified, and how the versions fare; lines for a terminal. `served`: what
 * a gateway says of it (ask-gateway.ts); null when none was there to ask.
 */
export async function listDeployables(
  root: string,
  served: ReadonlyMap<string, DeployableReport> | null = null
): Promise<string[]> {
  const { registry, error } = await inspectRegistry(root)
  const deployables = Object.entries(registry.units).sort(([one], [other]) => one.localeCompare(other))
  if (deployables.length === 0) return [`nothing is deployed in ${root}: npm run deploy -- all`]
  const rows: Row[] = []
  for (const [name, entry] of deployables) {
    const report = served?.get(name)
    const serves = served ? describeServing(report, entry.live.version) : 'not asked'
    const row = describeDeployable(name, entry, await errorsOfVersions(root, entry), serves)
    rows.push({ ...row, notes: [...(report ? describeHealth(report) : []), ...row.notes] })
  }
  const titles = ['deployable', 'live', 'previous', 'since (UTC)', 'size (br)', 'files', 'serves']
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0))
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    ...(error
      ? [
          `registry.json ${error}: this is revision ${registry.revision}, the latest kept; npm run site -- repair restores it`
        ]
      : []),
    line(titles),
    ...rows.flatMap(({ cells, notes }) => [line(cells), ...notes.map((note) => `    ${note}`)])
  ]
}

interface Row {
  cells: string[]
  /** Lines below the row. */
  notes: string[]
}

function describeDeployable(name: string, entry: RegistryEntry, errors: string[], serves: string): Row {
  const { live, previous, changedAt, held, canary } = entry
  return {
    cells: [
      name,
      live.version,
      previous?.version ?? '-',
      changedAt.slice(0, 19).replace('T', ' '),
      kilobytes(live.size.js + live.size.css),
      errors.length === 0 ? 'verified' : 'damaged',
      serves
    ],
    notes: [...errors, ...describeCanary(canary), ...describeBlocked(held)]
  }
}

/** What is wrong with the files of the live version and of the one before, each line with its version. */
async function errorsOfVersions(root: string, { live, previous }: RegistryEntry): Promise<string[]> {
  const lines: string[] = []
  for (const manifest of previous ? [live, previous] : [live])
    for (const error of await errorsOfFiles(root, manifest)) lines.push(`${manifest.version}: ${error}`)
  return lines
}

const describeCanary = (canary: Canary | undefined): string[] =>
  canary
    ? [
        `canary: ${canary.manifest.version} for ${canary.share} % of the visitors${canary.isHeld ? ', held' : canary.next.length > 0 ? `, then ${canary.next.join(', ')} %` : ''}`
      ]
    : []

function describeBlocked(held: string[]): string[] {
  if (held.length === 0) return []
  const latest = held.toReversed().slice(0, NAMED).join(', ')
  const more = held.length > NAMED ? ` and ${held.length - NAMED} before` : ''
  return [`blocked (rolled back): ${latest}${more}`]
}
