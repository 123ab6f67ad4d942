import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../run/command.ts'

/** Each surface of the theme with its tokens: those of :root, and what `data-surface` sets anew. */
const css = readFileSync(join(ROOT, 'infra/web/src/theme/tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '')
const surfaces = new Map<string, Map<string, string>>()
for (const [, selector = '', body = ''] of css.matchAll(/(:root|\[data-surface="\w+"\])\s*\{([^}]*)\}/g)) {
  const name = /"(\w+)"/.exec(selector)?.[1] ?? 'root'
  const own = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, token = '', value = '']) => [token, value] as const
  )
  // A second :root stands in a media query, and sets sizes alone.
  surfaces.set(name, new Map([...(surfaces.get('root') ?? []), ...(surfaces.get(name) ?? []), ...own]))
}

/** The colour of a token on a surface, as '#rrggbb'. */
function colourOf(surface: string, token: string): string {
  const value = surfaces.get(surface)?.get(token)
  if (!value) throw new Error(`no --${token} on ${surface}`)
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value.trim()) ?? []
  return other ? colourOf(surface, other) : value.trim()
}

/** Relative luminance by WCAG 2. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const SURFACES = [...surfaces.keys()].filter((name) => name !== 'root')

describe('contrast', () => {
  it('is counted as the guidelines count it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(SURFACES).toContain('nuit')
  })

  it.each(SURFACES)('A11Y-18 of text on %s is 4.5 at least', (surface) => {
    const ground = colourOf(surface, 'c-fond')
    for (const token of ['c-texte', 'c-texte-2', 'c-texte-3', 'c-lien', 'c-lien-survol'])
      expect(contrastOf(colourOf(surface, token), ground), token).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SURFACES)(
    'A11Y-19 of borders of fields and buttons and of the focus on %s is 3 at least',
    (surface) => {
      const ground = colourOf(surface, 'c-fond')
      for (const token of ['c-bord', 'c-focus'])
        expect(contrastOf(colourOf(surface, token), ground), token).toBeGreaterThanOrEqual(3)
    }
  )

  it('of what is said in colour on its own ground is enough too', () => {
    for (const [text, ground] of [
      ['err', 'err-fond'],
      ['ok', 'ok-fond'],
      ['alerte', 'alerte-fond'],
      ['encre', 'corail'],
      ['encre', 'lilas'],
      ['encre', 'menthe'],
      ['encre', 'safran'],
      ['corail-texte', 'papier'],
      ['encre-3', 'blanc'],
      ['encre-3', 'teinte']
    ] as const)
      expect(contrastOf(colourOf('papier', text), colourOf('papier', ground)), text).toBeGreaterThanOrEqual(
        4.5
      )
    for (const ground of ['blanc', 'papier', 'teinte'])
      expect(
        contrastOf(colourOf('papier', 'filet-fort'), colourOf('papier', ground)),
        ground
      ).toBeGreaterThanOrEqual(3)
  })
})
