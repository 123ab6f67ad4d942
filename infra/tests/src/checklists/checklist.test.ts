import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicSite, type Requirement } from './public-site.ts'

const folder = join(import.meta.dirname, '../journeys/public')
const root = join(import.meta.dirname, '../../../..')
const tried = readdirSync(folder)
  .filter((file) => file.endsWith('.checks.ts'))
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s+check\('([^']+)'/gm)])
  .map(([, id]) => id ?? '')

const requirements = Object.entries(publicSite as Record<string, Requirement>)

describe('the checklist of the public site', () => {
  it('has one browser test for each sentence, and no test without a sentence', () => {
    const wanted = requirements.filter(([, { unit }]) => !unit).map(([id]) => id)
    expect(tried.toSorted()).toEqual(wanted.toSorted())
  })

  it.each(requirements.filter(([, { unit }]) => unit))('%s has its unit test', (id, { unit }) => {
    expect(readFileSync(join(root, unit ?? ''), 'utf8')).toContain(`(${id})`)
  })

  it('says each sentence once, and where it stands', () => {
    const sentences = requirements.map(([, { sentence }]) => sentence)
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const [id, { section }] of requirements)
      expect(section, id).toMatch(/^(look|(§\d|R \d+)(, (§\d|R \d+))*)$/)
  })
})
