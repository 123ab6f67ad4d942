import { DIALECTS } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { checkArticles } from '../testing/article-model/check-articles.ts'

// The long form is `npm run site -- simulate-articles 10000`.
it.each(DIALECTS)(
  'DRAFT-15 whatever editors, clocks and dying replicas do, stored is what the model says, on %s',
  async (dialect) => {
    const { done, refused, died } = await checkArticles({ dialect, count: 300, seed: 20_261_123 })
    expect(done).toBeGreaterThan(500)
    expect(refused).toBeGreaterThan(200)
    expect(died).toBeGreaterThan(50)
  },
  120_000
)
