import { stripVTControlCharacters } from 'node:util'
import type { DevRenderProblem } from '@site/contracts/federation/development/dev-rendering'
import type { RenderedDeployable } from '../build/vite/vite-rendering.ts'
import { REPOSITORY } from '../repository/paths.ts'

/** The properties that Vite adds to an error about a file that is not a valid module. */
interface SourceError extends Error {
  id?: string
  frame?: string
  loc?: { file?: string; line: number; column: number }
}

/**
 * Describes an error to a developer: its message, with the lines of the source where Vite quotes them, and its stack, reduced to our
 * sources where it leads there.
 *
 * @param deployables those rendered from sources: the first one in the stack is named
 * @param owner the deployable to name when the stack leads to none of them
 * @param root the folder from which files are named
 */
export function describeRenderError(
  thrown: unknown,
  deployables: readonly RenderedDeployable[],
  owner: string,
  root = REPOSITORY
): Omit<DevRenderProblem, 'revision'> {
  const error: SourceError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const location = locationOf(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const ours = frames.filter(
    (line) => !/node_modules|node:|virtual:|[\\/]infra[\\/](dev|federation[\\/]src)[\\/]/.test(line)
  )
  const lines = [
    ...(location ? [`    at ${location}`] : []),
    ...(location || ours.length > 0 ? ours : frames)
  ]
  const deployable = deployables
    .map(({ name, dir }) => ({ name, at: lines.findIndex((line) => line.includes(`${dir}/`)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]
  const message = [error.message, error.message.includes(error.frame ?? '') ? '' : error.frame].join('\n')
  return {
    deployable: deployable?.name ?? owner,
    message: fromRoot(stripVTControlCharacters(message).trim(), root),
    stack: fromRoot(lines.join('\n'), root)
  }
}

function locationOf({ id, loc }: SourceError): string | null {
  const file = loc?.file ?? id
  if (!file) return null
  return loc ? `${file}:${loc.line}:${loc.column}` : file
}

/** Names files from the root, and without the queries of the module graph. */
const fromRoot = (text: string, root: string) =>
  text
    .replaceAll('file://', '')
    .replaceAll(`${root}/`, '')
    .replaceAll(/\?(deployable|t|v)=[\w-]+/g, '')
