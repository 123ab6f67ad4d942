import { describe, expect, it } from 'vitest'
import { listedNames } from '../shared-names.ts'
import { leanRemote } from './lean-remote.ts'

const transform = leanRemote('mf-sample').transform as (code: string, id: string) => { code: string } | null

it.each(['virtual:mf-REMOTE_ENTRY_ID:', 'virtual:mf-exposes:', '__loadShare__'])(
  'refuses %s once the plugin writes it otherwise',
  (id) => {
    expect(() => transform('export const another = "shape"', id)).toThrow('does not read as it did')
  }
)

it('leaves every other module alone', () => {
  expect(transform('export default 1', '/src/pages/home/page.tsx')).toBeNull()
})

describe('a shared package as a remote has it', () => {
  it.each([
    ['@site/web/platform', ['Link', 'HttpError', 'readFirstTouch', 'PLATFORM_VERSION']],
    ['react', ['useState', 'Suspense', 'version']],
    ['react/jsx-runtime', ['jsx', 'jsxs', 'Fragment']]
  ])('offers every name of %s, also those the plugin has not met yet', (name, names) => {
    const { code } = transform(`{"canonical":"default:${name}"}`, '__loadShare__') ?? { code: '' }
    for (const exported of names) expect(code).toContain(`export const ${exported} = given.${exported}\n`)
    expect(code).not.toContain('PlatformRoute')
  })

  it('reads a list of names, and refuses what is none', () => {
    expect(listedNames("export { a, b as c, type D } from './x'\nexport type { E } from './y'")).toEqual([
      'a',
      'c'
    ])
    expect(() => listedNames("export * from './x'")).toThrow('must list its names')
  })
})
