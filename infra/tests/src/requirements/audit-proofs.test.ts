import { AUDIT } from '@site/contracts/accessibility/audit'
import type { Criterion } from '@site/contracts/accessibility/themes/audit-types'
import { describe, expect, it } from 'vitest'
import { readSources, titlesOf } from './citations.ts'
import { readRequirements } from './read-requirements.ts'

const titles = readSources().flatMap(titlesOf)
const numbers = new Set(readRequirements().map(({ number }) => number))
const proofs = AUDIT.flatMap((theme): readonly Criterion[] => theme.criteria).flatMap(({ number, proof }) =>
  proof.flatMap((one) => ('test' in one ? [{ number, test: one.test }] : []))
)
/** Is it in the title of a test: the number of a requirement as a word of it, anything else as a part of it? */
const isNamed = (test: string) =>
  titles.some((title) => (numbers.has(test) ? title.split(/[\s,+]+/).includes(test) : title.includes(test)))

describe('the tests that the accessibility audit names', () => {
  it('A11Y-12 exist', () => {
    expect(proofs.length).toBeGreaterThan(60)
    expect(proofs.filter(({ test }) => !isNamed(test))).toEqual([])
  })

  it('are looked for as a whole', () => {
    expect(isNamed('A11Y-1')).toBe(true)
    expect(isNamed(['A11Y', '999'].join('-'))).toBe(false)
    expect(isNamed('a test that nobody has written')).toBe(false)
  })
})
