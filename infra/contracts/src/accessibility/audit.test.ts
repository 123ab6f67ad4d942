import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ACCESSIBILITY_STATE, accessibility } from '../site/accessibility.ts'
import { PUBLIC_PAGES } from '../site/pages.ts'
import { AUDIT } from './audit.ts'
import { summarise } from './results.ts'
import { AUDITED_ON, SAMPLE } from './sample.ts'
import type { Criterion, Theme } from './themes/audit-types.ts'
import { writeResults } from './write-results.ts'

/** Criteria of each theme of the RGAA 4.1. */
const COUNTS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]
const criteria = AUDIT.flatMap((theme): readonly Criterion[] => theme.criteria)

const judge = (verdicts: string): Theme[] => [
  {
    name: 'Essai',
    criteria: verdicts.split(' ').map((verdict, place) => ({
      number: `1.${place + 1}`,
      asks: 'Est-ce bien ?',
      proof: [],
      ...(verdict === 'NC' ? { verdict, reason: 'Pas encore.' } : { verdict: verdict as 'C' | 'NA' })
    }))
  }
]

describe('the audit', () => {
  it('A11Y-12 has the 106 criteria of the RGAA 4.1 in their order, each once', () => {
    expect(criteria.map(({ number }) => number)).toEqual(
      COUNTS.flatMap((count, theme) =>
        Array.from({ length: count }, (_, place) => `${theme + 1}.${place + 1}`)
      )
    )
    expect(criteria).toHaveLength(106)
    expect(new Set(criteria.map(({ asks }) => asks)).size).toBe(106)
  })

  it('gives each a proof: a test, or what was looked at on a day that is not after the statement', () => {
    for (const { number, proof } of criteria) {
      expect(proof.length, number).toBeGreaterThan(0)
      for (const one of proof) {
        if ('test' in one) continue
        expect(one.seen, number).toMatch(/^[A-Z“].{20,}\.$/)
        expect(Date.parse(one.on), number).toBeLessThanOrEqual(Date.parse(AUDITED_ON.iso))
      }
    }
  })

  it('says why a criterion is not met, in a sentence for the page', () => {
    for (const one of criteria)
      if (one.verdict === 'NC') expect(one.reason, one.number).toMatch(/^\p{Lu}.{30,}\.$/u)
  })

  it('looks at every public page, and at what is open on them', () => {
    const paths = SAMPLE.flatMap(({ path }) => path ?? [])
    expect([...PUBLIC_PAGES.keys()].filter((path) => !paths.includes(path))).toEqual([])
    expect(paths.filter((path) => path.startsWith('/article/')).length).toBeGreaterThan(1)
    expect(SAMPLE.filter(({ path }) => !path).length).toBeGreaterThan(4)
  })
})

describe('the results', () => {
  it('A11Y-13 are « totalement conforme » when every criterion that applies is met, and only then', () => {
    expect(summarise(judge('C C NA'))).toMatchObject({
      state: 'totalement conforme',
      rate: 100,
      inapplicable: 1
    })
    expect(summarise(judge(`${'C '.repeat(999)}NC`))).toMatchObject({
      state: 'partiellement conforme',
      rate: 99
    })
  })

  it('are « partiellement conforme » from half on, « non conforme » below', () => {
    expect(summarise(judge('C NC NA NA'))).toMatchObject({ state: 'partiellement conforme', rate: 50 })
    expect(summarise(judge('C NC NC'))).toMatchObject({ state: 'non conforme', rate: 33, met: 1, failed: 2 })
  })

  it('name what is not met', () => {
    expect(summarise(judge('C NC')).gaps).toEqual([
      { number: '1.2', asks: 'Est-ce bien ?', reason: 'Pas encore.' }
    ])
  })

  it('A11Y-10 are what the site says of itself: run `npm run contracts` after changing the audit', () => {
    expect(accessibility).toEqual(summarise(AUDIT))
    expect(ACCESSIBILITY_STATE).toBe(accessibility.state)
    expect(readFileSync(new URL('../site/accessibility.ts', import.meta.url), 'utf8')).toBe(
      writeResults(accessibility)
    )
  })

  it('are written as the formatter would, with what is not met', () => {
    const text = writeResults(summarise(judge('C NC')))
    expect(text).toContain(
      "    {\n      number: '1.2',\n      asks: 'Est-ce bien ?',\n      reason: 'Pas encore.'\n    }"
    )
  })
})
