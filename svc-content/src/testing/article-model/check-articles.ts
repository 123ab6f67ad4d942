import type { Dialect } from '@site/service/database/database'
import fc from 'fast-check'
import { openArticleWorld } from './article-world.ts'
import { type Counts, checkSequence } from './check-sequence.ts'
import { installDeath } from './death.ts'
import { sequences } from './operations.ts'

/**
 * Checks `count` sequences that `seed` decides, on a new database: of the server of TEST_MYSQL_URL, or a file.
 *
 * @throws Error with the shortest sequence that was found to go wrong
 */
export async function checkArticles({
  dialect,
  count,
  seed,
  print = () => undefined
}: {
  dialect: Dialect
  count: number
  seed: number
  print?: (line: string) => void
}): Promise<Counts> {
  let checked = 0
  const world = await openArticleWorld(dialect)
  const death = installDeath(dialect)
  const counts: Counts = { done: 0, refused: 0, died: 0 }
  try {
    await fc.assert(
      fc.asyncProperty(sequences, async (steps) => {
        await checkSequence(world, death, steps, counts)
        checked += 1
        if (checked % 500 === 0) print(`${checked} sequences`)
      }),
      { numRuns: count, seed }
    )
    return counts
  } finally {
    death.remove()
    await world.close()
  }
}
