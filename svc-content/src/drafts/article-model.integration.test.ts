import { DIALECTS } from '@site/service/testing/test-database'
import { inForm } from '@site/service/testing/test-form'
import { expect, it } from 'vitest'
import { checkArticles } from '../testing/article-model/check-articles.ts'

// Ten thousand of them are `npm run site -- simulate-articles 10000`.
const COUNT = inForm({ long: 1000, short: 150 })

it.each(DIALECTS)(
  'DRAFT-15 whatever editors, clocks and dying replicas do, stored is what the model says, on %s',
  async (dialect) => {
    const { done, refused, died } = await checkArticles({ dialect, count: COUNT, seed: 20_261_123 })
    expect(done).toBeGreaterThan(2 * COUNT)
    expect(refused).toBeGreaterThan(COUNT / 2)
    expect(died).toBeGreaterThan(COUNT / 10)
  },
  inForm({ long: 600_000, short: 120_000 })
)
