import { SourceMap, type SourceMapPayload } from 'node:module'
import {
  type BrowserError,
  DESCRIBE,
  DESCRIBED,
  type DescribedError
} from '@site/contracts/federation/development/dev-errors'
import type { Plugin, ViteDevServer } from 'vite'
import type { DeployableSource } from '../../build/deployable-source.ts'
import { describeRenderError } from '../../source-rendering/describe-render-error.ts'

/** A line of a stack, as browsers write it: `at Page (http://…:12:5)`, `Page@http://…:12:5`. */
const FRAME = /^\s*(?:at )?(.*?)[\s@(]*(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/

/** Tells an open page what an error that it has met is for a developer: as `errorPage` says it, once. */
export const describeErrors = (project: DeployableSource): Plugin => ({
  name: 'site:describe-errors',
  configureServer(server) {
    const { hot } = server.environments.client
    hot.on(DESCRIBE, async ({ id, message, stack, isUnseen }: BrowserError, client) => {
      const error = Object.assign(new Error(message), { stack: await sourceFrames(server, stack) })
      const { message: said, stack: lines } = describeRenderError(error, [project], project.name, project.dir)
      if (!isUnseen)
        return client.send(DESCRIBED, { id, text: `${said}\n${lines}`.trim() } satisfies DescribedError)
      // Without a line of the sources it is a file that did not come, which Vite has told.
      if (lines !== '') client.send({ type: 'error', err: { message: said, stack: lines } })
    })
  }
})

/** The lines of a browser's stack that come from sources, with their places there. */
async function sourceFrames(server: ViteDevServer, stack: string): Promise<string> {
  const frames = await Promise.all(
    stack.split('\n').map(async (line) => {
      const [found, name = '', address = '', row = '', column = ''] = FRAME.exec(line) ?? []
      const place = found && (await sourcePlace(server, address, Number(row), Number(column)))
      return place ? [name ? `    at ${name} (${place})` : `    at ${place}`] : []
    })
  )
  return frames.flat().join('\n')
}

/** Where a place of a served module stands in its source: file, line and column from 1; null where no source of ours was served there. */
async function sourcePlace(
  server: ViteDevServer,
  address: string,
  row: number,
  column: number
): Promise<string | null> {
  const { pathname } = new URL(address)
  const { base } = server.config
  if (!pathname.startsWith(base)) return null
  const module = await server.environments.client.moduleGraph.getModuleByUrl(
    `/${pathname.slice(base.length)}`
  )
  const map = module?.transformResult?.map
  if (!module?.file || !map || !('mappings' in map) || map.mappings === '') return null
  const entry = new SourceMap(map as unknown as SourceMapPayload).findEntry(row - 1, column - 1)
  return 'originalLine' in entry
    ? `${module.file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    : null
}
