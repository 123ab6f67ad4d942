import { deployableNameSchema, versionSchema } from '@site/contracts/federation/registry'
import { DeployError } from '../registry/deploy-error.ts'

export const isName = (word: string): boolean => deployableNameSchema.safeParse(word).success
export const isVersion = (word: string): boolean => versionSchema.safeParse(word).success

/** Each deployable with the version after it, if one is: of `mf-blog 0.1.0-3f9c2ab417 shell` two. Throws a DeployError for a version of nothing, or a name twice. */
export function readVersions(words: string[]): [name: string, version: string | null][] {
  const versions: [string, string | null][] = []
  for (const word of words) {
    const last = versions.at(-1)
    if (isVersion(word)) {
      if (!last || last[1] !== null) throw new DeployError([`${word} is a version of which front end?`])
      last[1] = word
    } else {
      if (versions.some(([name]) => name === word)) throw new DeployError([`${word} is named twice`])
      versions.push([word, null])
    }
  }
  return versions
}
