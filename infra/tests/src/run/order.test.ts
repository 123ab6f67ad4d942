import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './command.ts'
import { dealOut, SLOWEST, secondsOf } from './order.ts'
import { testFiles } from './test-files.ts'

it.each(Object.keys(SLOWEST))('%s is there to be started first', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true)
})

describe('shards', () => {
  const files = testFiles()
  const shards = dealOut(files, 4, (file) => file)

  it('are together every file, once', () => {
    expect(shards.flat().toSorted()).toEqual(files.toSorted())
  })

  it('are the same on each machine, in whichever order it finds the files', () => {
    expect(dealOut(files.toReversed(), 4, (file) => file)).toEqual(shards)
  })

  it('take about as long as each other', () => {
    const seconds = shards.map((shard) => shard.reduce((sum, file) => sum + secondsOf(file), 0))
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(5)
  })
})
