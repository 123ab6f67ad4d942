import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { ownStyles, styleId } from './own-styles.ts'

it('names a style element by its deployable and its file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-styles-'))
  const file = join(root, 'a.module.css')
  writeFileSync(file, '.a { color: red }')
  const server = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [ownStyles('mf-blog')]
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })
  const made = await server.environments.client.transformRequest(`/a.module.css`)
  expect(made?.code).toContain(`const __vite__id = ${JSON.stringify(styleId('mf-blog', file))}`)
})
