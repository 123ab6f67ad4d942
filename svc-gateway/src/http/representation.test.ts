import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createRepresentation } from './representation.ts'

const decompress = promisify(brotliDecompress)
const TEXT = readFileSync(new URL('./response-cache.ts', import.meta.url), 'utf8').repeat(3)
const HTML = 'text/html; charset=utf-8'

describe('a representation that is refined', () => {
  it('gets a shorter form of the same once it is asked for again', async () => {
    const page = createRepresentation(TEXT, HTML, { refined: 11 })
    const first = await page.encode('br')
    expect(page.made('br')).toBe(first)
    await vi.waitFor(() => expect(page.made('br')?.length).toBeLessThan(first.length))
    const second = await page.encode('br')
    expect(second).toBe(page.made('br'))
    expect((await decompress(second)).toString()).toBe(TEXT)
  })

  it('keeps its first form as long as it was asked for once, or for another encoding', async () => {
    const once = createRepresentation(TEXT, HTML, { refined: 11 })
    const first = await once.encode('br')
    await once.encode('gzip')
    once.made('gzip')
    once.made('identity')
    await untilRefined()
    expect(await once.encode('br')).toBe(first)
  })

  it('counts who looks for a form and then has it made as one', async () => {
    const page = createRepresentation(TEXT, HTML, { refined: 11 })
    expect(page.made('br')).toBeUndefined()
    const first = await page.encode('br')
    await untilRefined()
    expect(await page.encode('br')).toBe(first)
  })

  it('is made once for many who ask at the same time', async () => {
    const page = createRepresentation(TEXT, HTML, { refined: 11 })
    const forms = await Promise.all(Array.from({ length: 8 }, () => page.encode('br')))
    expect(new Set(forms).size).toBe(1)
  })
})

it('stays as it was made where nothing is to be refined', async () => {
  const file = createRepresentation(TEXT, HTML)
  const form = await file.encode('br')
  expect(file.made('br')).toBe(form)
  await untilRefined()
  expect(file.made('br')).toBe(form)
})

/** Refining is done one after the other: when this one's turn is over, so is that of those before it. */
async function untilRefined(): Promise<void> {
  const last = createRepresentation(TEXT, HTML, { refined: 11 })
  const first = await last.encode('br')
  await vi.waitFor(() => expect(last.made('br')?.length).toBeLessThan(first.length))
}

it('is sent compressed where that is worth it, or costs nothing', () => {
  const script = 'export const a = 1'
  expect(createRepresentation(TEXT, HTML).isCompressible).toBe(true)
  expect(createRepresentation(script, 'text/javascript').isCompressible).toBe(false)
  const ready = { br: Buffer.from('made when it was built') }
  expect(createRepresentation(script, 'text/javascript', { ready }).isCompressible).toBe(true)
  expect(createRepresentation(script, 'image/png', { ready }).isCompressible).toBe(false)
})
