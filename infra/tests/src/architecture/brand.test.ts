import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AUTH_FLAG, brand, isFictional } from '@site/contracts/site/brand'
import { describe, expect, it } from 'vitest'
import { withoutComments } from './sources.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const PRODUCT = /^(mf-[a-z]+|shell|svc-[a-z]+|infra\/(contracts|web|service|registry|federation|dev))\/src\//
const ASIDE = /\.(test|suite|checks)\.|\/(testing|benchmark)\//
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8'
})
  .split('\n')
  .filter((file) => PRODUCT.test(file) && !ASIDE.test(file))
const sourcesLike = (ending: RegExp) =>
  files
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(`${root}/${file}`, 'utf8')) }))

describe('the company', () => {
  const FILE = 'infra/contracts/src/site/brand.ts'
  const hostOf = (url: string) => new URL(url).hostname
  const addresses = [
    brand.bookingUrl,
    brand.eventsUrl,
    brand.companyProfileUrl,
    ...brand.memberProfileUrls
  ].map(hostOf)

  it('BRAND-1 is invented, and says so', () => {
    expect(isFictional).toBe(true)
    expect(brand).toMatchObject({ productName: 'Lucarne', eventsProductName: 'Estrade' })
    expect(AUTH_FLAG.key).toBe('lucarne_auth')
    for (const host of [...addresses, brand.email.split('@')[1]]) expect(host).toMatch(/\.example$/)
  })

  it('BRAND-1 stands in one file', () => {
    const { productName, eventsProductName, email } = brand
    const names = [...new Set([productName, eventsProductName, AUTH_FLAG.key, ...addresses, email])]
    const naming = sourcesLike(/\.(ts|tsx|mjs|css)$/).flatMap(({ file, text }) =>
      names.filter((name) => text.includes(name)).map((name) => ({ file, name }))
    )
    expect(naming.filter(({ file }) => file === FILE)).toHaveLength(names.length)
    expect(naming.filter(({ file }) => file !== FILE)).toEqual([])
  })
})

describe('the theme', () => {
  const tokens = readFileSync(`${root}/infra/web/src/theme/tokens.css`, 'utf8')
  /** Colours of the theme, as '14 17 48'. */
  const palette = new Set([...tokens.matchAll(/#([0-9a-f]{6})\b/g)].map(([, hex = '']) => channelsOf(hex)))
  /** Drawings, which have shades of their own between those of the theme. */
  const DRAWINGS = /\/(cover|facade|[a-z]+-pictures)\.module\.css$/
  const styles = sourcesLike(/\.css$/).filter(({ file }) => !file.startsWith('infra/web/src/theme/'))
  const declarations = styles.flatMap(({ file, text }) =>
    // Paper is black on white.
    [...text.replace(/@media print[\s\S]*?\n}/g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(
      ([, name = '', value = '']) => ({
        file,
        name,
        value: value.replace(/\s+/g, ' ')
      })
    )
  )

  it('BRAND-6 has every colour of a screen, drawings aside', () => {
    // A mask has no colour: it shows or hides. What is filled or stroked is drawn.
    const coloured = declarations.filter(({ name }) => !/mask|^(fill|stroke)$/.test(name))
    const used = coloured.flatMap(({ file, value }) =>
      [...value.matchAll(/#([0-9a-f]{3,8})\b|\b(?:rgb|hsl|oklch|lab)a?\(\s*([\d. ,]+?)\s*[/)]/gi)].map(
        ([text, hex, channels]) => ({ file, text, colour: hex ? channelsOf(hex) : (channels ?? '') })
      )
    )
    expect(used.length).toBeGreaterThan(10)
    const isClear = (text: string) => text === '#0000'
    expect(
      used.filter(({ file, text, colour }) => !DRAWINGS.test(file) && !isClear(text) && !palette.has(colour))
    ).toEqual([])
  })

  it('BRAND-6 has every typeface, but that of code', () => {
    const faces = declarations.filter(({ name }) => name === 'font' || name === 'font-family')
    expect(faces.length).toBeGreaterThan(20)
    expect(
      faces.filter(({ value }) => !/var\(--f-(titre|texte)\)|^inherit$|\bmonospace$/.test(value))
    ).toEqual([])
  })

  it('BRAND-6 has the pace of whatever answers a visitor', () => {
    const transitions = declarations.filter(({ name }) => /^transition(-duration)?$/.test(name))
    expect(transitions.length).toBeGreaterThan(10)
    expect(transitions.filter(({ value }) => /(^|[\s,(])[\d.]+m?s\b/.test(value))).toEqual([])
  })
})

/** '0e1130' as '14 17 48'. */
function channelsOf(hex: string): string {
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)).join(' ')
}
