import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { REPOSITORY } from '../../repository/paths.ts'
import { leanImports } from './lean-imports.ts'

const folder = mkdtempSync(join(REPOSITORY, 'node_modules/.lean-imports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bundleOf = async (plugins: Plugin[]): Promise<string> => {
  writeFileSync(join(folder, 'entry.js'), "window.late = () => import('./late.js')")
  writeFileSync(join(folder, 'late.js'), "import './late.css'\nexport const late = 1")
  writeFileSync(join(folder, 'late.css'), '.late { color: red }')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins,
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } }
  })
  const { output } = built as { output: { code?: string }[] }
  return output.map(({ code }) => code ?? '').join('\n')
}

it('puts our own helper around late imports, which still name their stylesheets', async () => {
  const complete = await bundleOf([])
  const lean = await bundleOf([leanImports()])
  expect(complete).toContain('vite:preloadError')
  expect(lean).not.toContain('vite:preloadError')
  expect(lean).toMatch(/assets\/late-[\w-]+\.css/)
  expect(lean).toMatch(/new URL\([`'"]\.\.\/[`'"]\s*\+/)
  expect(brotliCompressSync(lean).length).toBeLessThan(brotliCompressSync(complete).length - 400)
})

it('refuses a helper that Vite writes otherwise', () => {
  const { transform } = leanImports()
  const { handler } = transform as { handler: (code: string, id: string) => unknown }
  expect(() => handler('export const another = 1', 'vite/preload-helper.js')).toThrow(
    'does not read as it did'
  )
})
