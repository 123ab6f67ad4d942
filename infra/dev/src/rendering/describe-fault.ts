import { stripVTControlCharacters } from 'node:util'
import type { DevRenderFault } from '@site/contracts/federation/dev-rendering'
import type { Unit } from '@site/federation/build/vite/vite-rendering'
import { ROOT } from '../system/paths.ts'

/** What Vite adds to an error about a file that it cannot read as a module. */
interface SourceError extends Error {
  id?: string
  frame?: string
  loc?: { file?: string; line: number; column: number }
}

/**
 * An error as a developer reads it: its message with the lines of the source where Vite shows them, and the stack in our sources alone
 * where it leads there.
 *
 * @param units those rendered from sources: the first one in the stack is named
 * @param owner whose page it is, for an error that names none
 */
export function describeRenderFault(
  thrown: unknown,
  units: readonly Unit[],
  owner: string
): Omit<DevRenderFault, 'revision'> {
  const error: SourceError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const place = placeOf(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const ours = frames.filter((line) => !/node_modules|node:|[\\/]infra[\\/]dev[\\/]/.test(line))
  const lines = [...(place ? [`    at ${place}`] : []), ...(place || ours.length > 0 ? ours : frames)]
  const unit = units
    .map(({ name, dir }) => ({ name, at: lines.findIndex((line) => line.includes(`${dir}/`)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]
  const message = [error.message, error.message.includes(error.frame ?? '') ? '' : error.frame].join('\n')
  return {
    unit: unit?.name ?? owner,
    message: fromRoot(stripVTControlCharacters(message).trim()),
    stack: fromRoot(lines.join('\n'))
  }
}

function placeOf({ id, loc }: SourceError): string | null {
  const file = loc?.file ?? id
  if (!file) return null
  return loc ? `${file}:${loc.line}:${loc.column}` : file
}

/** Files by their place in the repository, and without the queries of the module graph. */
const fromRoot = (text: string) =>
  text
    .replaceAll('file://', '')
    .replaceAll(`${ROOT}/`, '')
    .replaceAll(/\?(unit|t|v)=[\w-]+/g, '')
