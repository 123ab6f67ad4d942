import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { REPOSITORY } from '../../repository/paths.ts'
import { leanRouter } from './lean-router.ts'

const folder = mkdtempSync(join(REPOSITORY, 'node_modules/.lean-router-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bundleOf = async (source: string, plugins: Plugin[]): Promise<string> => {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, source)
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins,
    build: { write: false, rolldownOptions: { input: entry, external: ['react', 'react-dom', 'cookie'] } }
  })
  const { output } = built as { output: { code?: string }[] }
  return output.map(({ code }) => code ?? '').join('\n')
}
const LINKS = "import { Link, useRoutes } from 'react-router-dom'\nwindow.used = [Link, useRoutes]"

it('leaves out the forms of the router’s data mode, which nobody uses, and keeps what is used', async () => {
  const complete = await bundleOf(LINKS, [])
  const lean = await bundleOf(LINKS, [leanRouter()])
  expect(complete).toContain('useSubmit')
  expect(lean).not.toContain('useSubmit')
  expect(lean).toContain('useRoutes')
  expect(lean.length).toBeLessThan(complete.length - 5000)
})

it('leaves out what only the routes of `useRoutes` need, and keeps it where they are used', async () => {
  const hooks = "import { useNavigate } from 'react-router-dom'\nwindow.used = useNavigate"
  expect(await bundleOf(hooks, [])).toContain('componentDidCatch')
  expect(await bundleOf(hooks, [leanRouter()])).not.toContain('componentDidCatch')
  expect(await bundleOf(LINKS, [leanRouter()])).toMatch(/static contextType/)
})

it('keeps a form where one is used', async () => {
  const used = "import { Form } from 'react-router-dom'\nwindow.used = Form"
  expect(await bundleOf(used, [leanRouter()])).toContain('useSubmit')
})
