import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLateImport } from './late-import.ts'

interface Link {
  href: string
  onload: () => void
  onerror: () => void
  remove: () => void
}

const network = { onLine: true }
beforeEach(() => vi.stubGlobal('navigator', network))
afterEach(() => {
  network.onLine = true
  vi.unstubAllGlobals()
})

/** As much of a page as late imports need, with a link to a stylesheet that it has already. */
function setUp() {
  const links = [{ href: 'https://site.example/here.css' } as Link]
  const page = {
    createElement: () => ({ remove: vi.fn() }),
    querySelectorAll: () => links,
    head: { append: (link: Link) => void links.push(link) }
  }
  const lateImport = createLateImport(
    page as unknown as Document,
    (file: string) => `https://site.example/${file}`
  )
  return { links, lateImport }
}

it.each(['onload', 'onerror'] as const)(
  'asks for a module with its stylesheets, and gives it after the %s of the last',
  async (event) => {
    const { links, lateImport } = setUp()
    const order: string[] = []
    const load = async () => void order.push('module')
    const coming = lateImport(load, ['a.css', 'b.css', 'c.js']).then(() => order.push('given'))
    expect(links.map(({ href }) => href.slice(21))).toEqual(['here.css', 'a.css', 'b.css'])
    links[1]?.[event]()
    await new Promise((resolve) => setImmediate(resolve))
    order.push('last style')
    links[2]?.[event]()
    await coming
    expect(order).toEqual(['module', 'last style', 'given'])
  }
)

it('asks for a stylesheet once, and for none that the page has', async () => {
  const { links, lateImport } = setUp()
  await lateImport(async () => undefined, ['here.css'])
  expect(links).toHaveLength(1)
  const both = [1, 2].map(() => lateImport(async () => undefined, ['b.css']))
  expect(links).toHaveLength(2)
  links[1]?.onload()
  await Promise.all(both)
})

it('passes on what the module is, and why it does not come', async () => {
  const { lateImport } = setUp()
  expect(await lateImport(async () => 'module')).toBe('module')
  await expect(lateImport(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
})

it('gives no module without its stylesheets where there is no network, and asks for them again', async () => {
  const { links, lateImport } = setUp()
  network.onLine = false
  const coming = lateImport(async () => 'module', ['b.css'])
  links[1]?.onerror()
  await expect(coming).rejects.toThrow('b.css')
  expect(links[1]?.remove).toHaveBeenCalled()
  network.onLine = true
  const again = lateImport(async () => 'module', ['b.css'])
  links[2]?.onload()
  expect(await again).toBe('module')
})
