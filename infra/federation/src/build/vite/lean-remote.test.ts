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

describe('the entry of a remote', () => {
  interface Entry {
    init: (scope: object) => void
    get: (name: string) => Promise<() => Record<string, unknown>>
  }
  /** The entry as it is written, whose one view says which React it was given. */
  const load = async (): Promise<Entry> => {
    const { code } = transform('"virtual:mf-exposes:x"', 'virtual:mf-REMOTE_ENTRY_ID:') ?? { code: '' }
    const exposes = `const exposes = {
      './view': async () => ({ default: globalThis.mf_sample_given.react.copy }),
      '': async () => ({ fill: (given, names) => { for (const name of names) given[name] ??= { copy: 'missing' } } })
    }`
    Reflect.deleteProperty(globalThis, 'mf_sample_given')
    const text = code.replace(/import exposes from .*/, exposes)
    return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}#${Math.random()}`)
  }
  const offer = (copy: string, more: object = {}) => ({ get: async () => () => ({ copy }), ...more })

  it('FED-48 asks for no package before a view is asked for', async () => {
    const { init, get } = await load()
    const asked: string[] = []
    const told = (name: string) => ({ get: async () => () => ({ copy: asked.push(name) }) })
    expect(init({ react: { '19.3.1': told('react') }, lodash: { '4.0.0': told('lodash') } })).toBeUndefined()
    expect(asked).toEqual([])
    await get('./view')
    expect(asked).toEqual(['react'])
  })

  it.each([
    [
      'the one that is in use',
      { '19.3.1': offer('first'), '19.4.0': offer('second', { loaded: true }) },
      'second'
    ],
    ['the first, where none is in use yet', { '19.3.1': offer('first'), '19.4.0': offer('second') }, 'first'],
    ['one that is at hand, without asking', { '19.3.1': { lib: () => ({ copy: 'here' }) } }, 'here'],
    ['what stands for it where there is none', {}, 'missing']
  ])('FED-48 takes of a package %s', async (_, react, taken) => {
    const { init, get } = await load()
    init({ react })
    expect((await get('./view'))()).toEqual({ default: taken, __esModule: true })
  })

  it('says which view it does not have', async () => {
    const { get } = await load()
    await expect(get('./other')).rejects.toThrow('./other is not exposed')
  })
})
