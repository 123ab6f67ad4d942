import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(content\/[^/]+|content|legal-text)\.ts$/.test(file)
)
const literals = (file: string) =>
  readFileSync(`${root}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\*|\/\/|import)/.test(line))
    .flatMap((line) => line.match(/'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`/g) ?? [])

describe('French copy', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThan(12)
  })

  it.each(files)('of %s has non-breaking spaces and curly apostrophes', (file) => {
    for (const text of literals(file)) {
      expect(text).not.toMatch(/ [;!?»](\s|.$|$)/)
      expect(text).not.toMatch(/ :( |.$)/)
      expect(text).not.toMatch(/« /)
      expect(text).not.toMatch(/\d %/)
      expect(text.slice(1, -1)).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i)
    }
  })
})
