import { blog } from './blog.ts'
import { faults } from './faults.ts'
import { leads } from './leads.ts'
import { promises } from './promises.ts'
import type { Proof } from './proof.ts'
import { publicSite } from './public-site.ts'
import { trust } from './trust.ts'

/** Every proof, by the part of the product it is about. */
export const areas: Record<string, Proof[]> = {
  faults: [...faults, ...trust],
  public: publicSite,
  blog,
  leads,
  promises
}

/**
 * The proofs that these words name: areas, ids; all when there is none.
 * @throws an Error that lists the areas when a word names nothing
 */
export function chooseProofs(words: string[]): Proof[] {
  const all = Object.values(areas).flat()
  if (words.length === 0) return all
  const unknown = words.filter((word) => !(word in areas) && !all.some(({ id }) => id === word))
  if (unknown.length > 0)
    throw new Error(`No proof is called ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}.`)
  return all.filter((proof) => words.some((word) => word === proof.id || areas[word]?.includes(proof)))
}
