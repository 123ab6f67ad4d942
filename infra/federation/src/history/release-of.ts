import type { Release, ReleaseNotes } from '@site/contracts/federation/release'
import type { RegistryEntry } from '../registry/flip.ts'
import { publicationIn, readHistory } from './history.ts'

/** Who makes a change, and what is said of it. */
interface Author {
  publisher: { by: string; notes?: ReleaseNotes | undefined }
}

type Change = Pick<Release, 'action' | 'version' | 'before' | 'unseen'> & { now: Date }

/** The line of the history that a change makes. */
export function releaseOf({ publisher: { by, notes } }: Author, { now, ...change }: Change): Release {
  return { ...change, at: now.toISOString(), by, ...notes }
}

/**
 * The same of a change to or of a version that is kept: its commit is the one that it was published from, wherever whoever asks stands, and the line says when that was.
 *
 * @param entry what the registry says of the deployable before that
 */
export function releaseOfKept(
  options: Author & { root: string },
  { name, entry }: { name: string; entry: RegistryEntry | undefined },
  change: Change
): Release {
  const { commit: _, ...release } = releaseOf(options, change)
  const published = publicationIn(readHistory(options.root, name, entry), change.version)
  if (!published) return release
  return {
    ...release,
    ...(published.commit && { commit: published.commit }),
    ...(published.signedBy && { signedBy: published.signedBy }),
    publishedAt: published.at
  }
}

/** When and from what a version that was kept was published, for an answer. */
export const publishedIn = ({ publishedAt, commit }: Release) =>
  publishedAt && { published: { at: publishedAt, ...(commit && { commit }) } }
