import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { REPOSITORY } from '../../repository/paths.ts'
import { zodWithoutEval } from './zod-without-eval.ts'

const folder = mkdtempSync(join(REPOSITORY, 'node_modules/.zod-without-eval-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bundleOf = async (plugins: Plugin[]): Promise<string> => {
  writeFileSync(
    join(folder, 'entry.js'),
    "import { z } from 'zod'\nconst schema = z.object({ a: z.string() })\nexport const read = (value) => schema.parse(value)"
  )
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins,
    build: { write: false, lib: { entry: join(folder, 'entry.js'), formats: ['es'] } }
  })
  const [{ output }] = built as unknown as [{ output: { code: string }[] }]
  return output.map(({ code }) => code).join('\n')
}

it('leaves nothing of zod that evaluates text, and schemas parse as before', async () => {
  const evaluates = /\bFunction\(/
  expect(await bundleOf([])).toMatch(evaluates)
  const without = await bundleOf([zodWithoutEval()])
  expect(without).not.toMatch(evaluates)
  const { read } = await import(`data:text/javascript,${encodeURIComponent(without)}`)
  expect(read({ a: 'b', c: 1 })).toEqual({ a: 'b' })
  expect(() => read({ a: 1 })).toThrow(/expected string/)
})
