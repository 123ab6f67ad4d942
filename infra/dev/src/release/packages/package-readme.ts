import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../system/paths.ts'

/** Where what teams read is written. It goes along in the package that holds their command. */
const SOURCE = 'infra/federation/OWN-REPOSITORY.md'
const HOLDER = '@site/federation'

/**
 * The README of a package: whoever has the packages alone reads in it how to make, test, sign and deliver a remote (FED-64).
 *
 * @param name of the package, with its scope
 */
export function packageReadme(name: string): string {
  const part = `# ${name}\n\nPart of the site: for teams that deliver a front end from a repository of their own. \`npm create @site/remote mf-<name>\` begins one.\n`
  if (name !== HOLDER)
    return `${part}The README of \`${HOLDER}\` says how it is made, tested and delivered.\n`
  const text = readFileSync(join(ROOT, SOURCE), 'utf8')
  const sections = text
    .split(/^(?=## )/m)
    .filter((section) => FOR_TEAMS.some((title) => section.startsWith(`## ${title}\n`)))
  if (sections.length !== FOR_TEAMS.length) throw new Error(`${SOURCE} lacks one of: ${FOR_TEAMS.join(', ')}`)
  return `${part}\n${sections.join('').replace(LINK_INTO_REPOSITORY, '$1')}`
}

/** Sections that are about a team's own repository; the others are about this one. */
const FOR_TEAMS = ['For a team', 'Tests in the whole site', 'For a host that is not this site']

/** Their files are not in the package. */
const LINK_INTO_REPOSITORY = /\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g
