import { z } from 'zod'
import { isBelow } from '../addresses/fixed-addresses.ts'
import type { MenuPlaces } from './menus.ts'

/** A part of the API: '/api/blog' stands for itself and what is below it. */
export const apiPrefixSchema = z.string().regex(/^\/api(\/[\w-]+)*$/)

/** Name of a tag that routes of a remote have; what makes it stale is declared with the remote. */
const tagSchema = z.string().regex(/^[a-z][a-z-]*$/)
const eventTypeSchema = z.string().regex(/^site\.[a-z-]+$/)

/** Which events make pages with a tag stale, by tag. */
export const cacheTagsSchema = z.record(tagSchema, z.array(eventTypeSchema))

/** The tag of pages that are made anew each midnight in Paris: no event says so, and no remote declares it. */
export const DAY_TAG = 'day'

/** What the shell grants to remotes beside places in its menus (decision 201). */
export const shellGrantsSchema = z.object({
  /** Events that may make pages of remotes stale. */
  events: z.array(eventTypeSchema),
  /** Parts of the API: those that any remote may call, and those that are for the owner of /admin besides. */
  api: z.object({ everyone: z.array(apiPrefixSchema), administration: z.array(apiPrefixSchema) })
})
export type ShellGrants = z.infer<typeof shellGrantsSchema>

/** All that the shell grants, as its server bundle says it. */
export type AllGrants = ShellGrants & { menus: MenuPlaces }

/** Is this call, with or without its query, in one of these parts of the API? */
export const isWithin = (path: string, prefixes: readonly string[]): boolean => {
  const [asked = ''] = path.split('?')
  return prefixes.some((prefix) => isBelow(asked, prefix))
}
