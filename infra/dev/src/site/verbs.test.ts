import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../system/paths.ts'
import { describeVerbs, VERBS } from './verbs.ts'

describe('npm run site', () => {
  it.each(Object.entries(VERBS))('%s has a script', (_, { script }) => {
    expect(existsSync(join(ROOT, script))).toBe(true)
  })

  it('names each command once, on one page', () => {
    const help = describeVerbs()
    for (const name of Object.keys(VERBS)) expect(help.match(new RegExp(`^  ${name} `, 'gm'))).toHaveLength(1)
    expect(help.split('\n').length).toBeLessThan(60)
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThan(120)
  })
})
