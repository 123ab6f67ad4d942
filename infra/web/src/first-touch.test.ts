import { describe, expect, it } from 'vitest'
import { firstTouchIn, firstTouchOf, noteFirstTouch, withoutCode } from './first-touch.ts'

function buildStorage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept))
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value)
  }
}

describe('the first touch', () => {
  it('keeps the three UTM fields of the landing page and leaves out what is not there', () => {
    expect(firstTouchOf('https://site.example/?utm_source=lettre&utm_campaign=rentrée&utm_term=x')).toEqual({
      utmSource: 'lettre',
      utmCampaign: 'rentrée'
    })
  })

  it('is not replaced by a later page', () => {
    const storage = buildStorage()
    noteFirstTouch('https://site.example/?utm_source=lettre', storage)
    noteFirstTouch('https://site.example/blog?utm_source=annonce', storage)
    expect(firstTouchIn(storage)).toEqual({ utmSource: 'lettre' })
  })

  it('stays empty for a visit that landed without fields', () => {
    const storage = buildStorage()
    noteFirstTouch('https://site.example/', storage)
    noteFirstTouch('https://site.example/blog?utm_source=annonce', storage)
    expect(firstTouchIn(storage)).toEqual({})
  })

  it.each(['pas du JSON', '[1]', '"texte"', 'null', '{"utmSource":7}'])('reads %s as nothing', (text) => {
    expect(firstTouchIn(buildStorage({ 'first-touch': text }))).toEqual({})
  })

  it('cuts a field at the length the server accepts', () => {
    expect(firstTouchOf(`https://site.example/?utm_source=${'a'.repeat(500)}`).utmSource).toHaveLength(200)
  })
})

it('takes the admin code out of an address and leaves the rest', () => {
  expect(withoutCode('https://site.example/admin/leads?code=secret&x=1#haut')).toBe(
    'https://site.example/admin/leads?x=1#haut'
  )
})
