import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './command.ts'
import { FIRST } from './order.ts'

it.each(FIRST)('%s is there to be started first', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true)
})
