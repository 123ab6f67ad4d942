import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chatAndLeads, type Requirement } from './chat-and-leads.ts'

const journeys = join(import.meta.dirname, '../journeys')
const tried = ['chat', 'leads']
  .flatMap((folder) => readdirSync(join(journeys, folder)).map((file) => join(journeys, folder, file)))
  .filter((file) => file.endsWith('.journey.test.ts'))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\s*check\(\s*(\[[^\]]*\]|'[^']+')/gm)])
  .flatMap(([, ids]) => [...(ids ?? '').matchAll(/'([^']+)'/g)].map(([, id]) => id ?? ''))

describe('the checklist of the chat and the leads', () => {
  it('has a browser test for each sentence, and no test without a sentence', () => {
    expect([...new Set(tried)].toSorted()).toEqual(Object.keys(chatAndLeads).toSorted())
  })

  it('says each sentence once, and where it stands', () => {
    const requirements = Object.entries<Requirement>(chatAndLeads)
    expect(new Set(requirements.map(([, { sentence }]) => sentence)).size).toBe(requirements.length)
    for (const [id, { section }] of requirements)
      expect(section, id).toMatch(/^(§\d|R \d+|issue 5|look)(, (§\d|R \d+))*$/)
  })
})
