import type { RegistryUnit } from '../registry/flip.ts'
import { faultsOfFiles } from '../registry/health.ts'
import { inspectRegistry } from '../registry/store.ts'
import type { Serving } from './ask-gateway.ts'
import { kilobytes } from './budgets.ts'

/** Held versions that are named; there may be many. */
const NAMED = 3

/**
 * What is live, since when, what was before, and whether the files are whole; lines for a terminal. `served`: what a gateway says
 * that it serves (ask-gateway.ts); null when none was there to ask.
 */
export async function listUnits(
  root: string,
  served: ReadonlyMap<string, Serving> | null = null
): Promise<string[]> {
  const { registry, fault } = await inspectRegistry(root)
  const units = Object.entries(registry.units).sort(([one], [other]) => one.localeCompare(other))
  if (units.length === 0) return [`nothing is deployed in ${root}: npm run deploy -- all`]
  const rows: Row[] = []
  for (const [name, unit] of units) {
    const serves = served ? describeServing(served.get(name), unit.live.version) : 'not asked'
    rows.push(describeUnit(name, unit, await faultsOfVersions(root, unit), serves))
  }
  const titles = ['unit', 'live', 'previous', 'since (UTC)', 'size (br)', 'files', 'serves']
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0))
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    ...(fault
      ? [
          `registry.json ${fault}: this is revision ${registry.revision}, the latest kept; npm run site -- repair restores it`
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

function describeUnit(name: string, unit: RegistryUnit, faults: string[], serves: string): Row {
  const { live, previous, changedAt, held } = unit
  return {
    cells: [
      name,
      live.version,
      previous?.version ?? '-',
      changedAt.slice(0, 19).replace('T', ' '),
      kilobytes(live.size.js + live.size.css),
      faults.length === 0 ? 'healthy' : 'damaged',
      serves
    ],
    notes: [...faults, ...describeHeld(held)]
  }
}

/** What is wrong with the files of the live version and of the one before, each line with its version. */
async function faultsOfVersions(root: string, { live, previous }: RegistryUnit): Promise<string[]> {
  const lines: string[] = []
  for (const manifest of previous ? [live, previous] : [live])
    for (const fault of await faultsOfFiles(root, manifest)) lines.push(`${manifest.version}: ${fault}`)
  return lines
}

function describeHeld(held: string[]): string[] {
  if (held.length === 0) return []
  const latest = held.toReversed().slice(0, NAMED).join(', ')
  const more = held.length > NAMED ? ` and ${held.length - NAMED} before` : ''
  return [`held (rolled back): ${latest}${more}`]
}

function describeServing(serving: Serving | undefined, live: string): string {
  if (!serving) return 'nothing: the gateway does not know it'
  if (serving.state === 'down') return 'nothing: no version is whole'
  if (serving.version === live) return 'live'
  return `${serving.version}${serving.state === 'previous' ? ': live is set aside' : ''}`
}
