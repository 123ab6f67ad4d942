import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** What pages have for counting alone, and what it stands on. */
const COUNTING = [
  './infra/web/src/platform/stores/audience.ts',
  './infra/web/src/platform/hooks/audience-hooks.ts',
  './shell/src/remote-slot/when-seen.ts'
]
const EXTERNAL = ['react', 'zustand', '*/provider.tsx', '*/visit.ts', '*/first-touch.ts', '*/when-idle.ts']

it('AUDIENCE-9 weighs less than a kilobyte: what a page has for counting', async () => {
  const { outputFiles } = await build({
    stdin: { contents: COUNTING.map((file) => `export * from '${file}'`).join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: EXTERNAL
  })
  const code = outputFiles[0]?.text ?? ''
  expect(code).toContain('sendBeacon')
  expect(brotliCompressSync(code).length).toBeLessThan(1024)
})

it('HEALTH-8 weighs half a kilobyte compressed by itself, 300 bytes among the rest: what a page has until the reporter is loaded', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: ['early-incidents', 'load-reporter']
        .map((file) => `export * from './shell/src/browser-health/${file}.ts'`)
        .join('\n'),
      resolveDir: root
    },
    ...{ bundle: true, minify: true, write: false, format: 'esm', external: ['./reporter.ts'] }
  })
  const code = outputFiles[0]?.text ?? ''
  expect(code).toContain('unhandledrejection')
  expect(code).not.toContain('sendBeacon')
  expect(brotliCompressSync(code).length).toBeLessThan(512)
})
