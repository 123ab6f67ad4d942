import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blogAndAdmin } from './blog-and-admin.ts'

const FOLDER = join(import.meta.dirname, '../journeys/blog')

it('has a browser test for each sentence about blog and administration', () => {
  const journeys = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.journey.test.ts'))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .join('\n')
  const untried = Object.keys(blogAndAdmin).filter((id) => !journeys.includes(`check('${id}'`))
  expect(untried).toEqual([])
})
