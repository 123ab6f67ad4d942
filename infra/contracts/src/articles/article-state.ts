import { z } from 'zod'

/**
 * Where an article stands. `draft`: it was never published. `scheduled`: it is not published, and will be at a set time. `published`:
 * it is on the blog. `withdrawn`: it was on the blog and is no longer.
 */
export const articleStateSchema = z.enum(['draft', 'scheduled', 'published', 'withdrawn'])
export type ArticleState = z.infer<typeof articleStateSchema>
