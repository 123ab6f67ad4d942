import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPage } from '../harness/site-api.ts'
import { startTestSystem } from '../harness/start-test-system.ts'
import type { TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem()
  // Where there is a previous version it serves instead (svc-gateway/src/registry/versions.test.ts): here there is none.
  const file = join(system.remotesDir, 'registry.json')
  const registry = JSON.parse(readFileSync(file, 'utf8'))
  registry.revision += 1
  for (const unit of Object.values<{ previous: unknown }>(registry.units)) unit.previous = null
  writeFileSync(`${file}.new`, JSON.stringify(registry))
  renameSync(`${file}.new`, file)
})
afterAll(() => system?.stop())

type Damage = (file: string) => () => void
const whole = (file: string) => readFileSync(file)

/** Each damages a version and returns a function that repairs it. */
const DAMAGES: Record<string, Damage> = {
  'is missing': (file) => {
    renameSync(file, `${file}.gone`)
    return () => renameSync(`${file}.gone`, file)
  },
  'is truncated': (file) => {
    const bytes = whole(file)
    writeFileSync(file, bytes.subarray(0, bytes.length / 2))
    return () => writeFileSync(file, bytes)
  },
  'is of a wrong hash': (file) => {
    const bytes = whole(file)
    writeFileSync(file, Buffer.concat([bytes, Buffer.from('\n;')]))
    return () => writeFileSync(file, bytes)
  }
}

/** Path of a file of the blog's live version: one that the gateway runs, or one that the browser loads. */
function fileOf(kind: 'server' | 'client'): string {
  const registry = JSON.parse(readFileSync(join(system.remotesDir, 'registry.json'), 'utf8'))
  const unit = registry.units['mf-blog']
  const folder = join(system.remotesDir, 'mf-blog', unit.live.version)
  if (kind === 'server') return join(folder, 'server/entry.cjs')
  const names = readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' })
  const script =
    names.find((name) => /page.*\.m?js$/i.test(name)) ?? names.find((name) => name.endsWith('.js'))
  return join(folder, 'client', script ?? '')
}

const cases = (['server', 'client'] as const).flatMap((kind) =>
  Object.keys(DAMAGES).map((what) => [kind, what] as const)
)

describe('a version without a previous one', () => {
  it.each(cases)(
    'whose %s file %s costs its slot alone, says so, and serves again when it is whole',
    async (kind, what) => {
      const address = `${system.url}/blog`
      const shown = async () => (await readPage(address)).status === 200
      await until('the page', shown, { withinMs: 60_000 })
      const mend = DAMAGES[what]?.(fileOf(kind))
      try {
        const broken = await until(
          'the damage to be seen',
          async () => {
            const page = await readPage(address)
            return page.status === 503 && page
          },
          { withinMs: 60_000, everyMs: 100 }
        )
        expect(broken.headers.get('retry-after')).toBe('30')
        expect(broken.headers.get('cache-control')).toBe('no-store')
        for (const path of ['/', '/seo', '/mentions-legales'])
          expect([path, (await readPage(system.url + path)).status]).toEqual([path, 200])
      } finally {
        mend?.()
      }
      await until('the page again', shown, { withinMs: 60_000 })
    }
  )
})
