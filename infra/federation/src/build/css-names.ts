import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { DeployableSource } from './deployable-source.ts'

/**
 * Class names of CSS Modules, scoped with the deployable and their file: 'mf-blog_x1y2z_card'. They depend on the class's name and the
 * file's path below the deployable (or, for shared workspaces, below the repository) alone, so that client and server builds agree, and
 * builds in another folder too. All classes of a file begin alike, which compresses: with a hash of each its own home had 2 KB more.
 */
export function scopedClassNames(deployable: Pick<DeployableSource, 'name' | 'dir'>, repository: string) {
  return (name: string, file: string): string => {
    const path = placeOf(file.split('?')[0] ?? file, deployable.dir, repository)
    const hash = createHash('sha256').update(`${deployable.name}\n${path}`).digest('base64url')
    return `${deployable.name}_${hash.replaceAll(/[-_]/g, '').slice(0, 5)}_${name}`
  }
}

function placeOf(file: string, dir: string, repository: string): string {
  const own = relative(dir, file)
  const path = own.startsWith('..') ? relative(repository, file) : `unit${sep}${own}`
  return path.split(sep).join('/')
}
