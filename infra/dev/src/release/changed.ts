import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { ROOT } from '../system/paths.ts'

/** A workspace: its folder, and the folders of the workspaces that it depends on. */
export interface Workspace {
  folder: string
  needs: string[]
}

/** The front ends (`units`) and services that are built, tested and deployed on their own. */
export interface Deployables {
  units: string[]
  services: string[]
}

/** Files that every build depends on. */
const EVERYTHING = /^(package\.json|package-lock\.json|tsconfig[^/]*\.json|\.npmrc|\.nvmrc)$/
/** Files that no deployable contains: texts, tests and tools. */
const NOTHING = /(\.md|\.test\.tsx?)$|^infra\/(tests|decisions|dev)\//
/** Images of services are built with these. */
const IMAGES = /^infra\/deploy\/[^/]*\.Dockerfile$|^infra\/dev\/src\/release\/build-services\.ts$/

/** Returns what a change of these files affects, by the dependencies of each workspace. Paths are relative to the root. */
export function deployablesOf(files: string[], workspaces: Workspace[]): Deployables {
  const touched = new Set<string>()
  const mark = (folder: string) => {
    if (touched.has(folder)) return
    touched.add(folder)
    for (const one of workspaces) if (one.needs.includes(folder)) mark(one.folder)
  }
  for (const file of files) {
    if (EVERYTHING.test(file)) for (const { folder } of workspaces) mark(folder)
    else if (IMAGES.test(file)) for (const { folder } of workspaces.filter(isService)) mark(folder)
    else if (!NOTHING.test(file)) {
      const owner = workspaces.find(({ folder }) => file.startsWith(`${folder}/`))
      if (owner) mark(owner.folder)
    }
  }
  const names = [...touched].sort()
  return {
    units: names.filter((name) => name === 'shell' || name.startsWith('mf-')),
    services: names.filter((name) => name.startsWith('svc-'))
  }
}

const isService = ({ folder }: Workspace) => folder.startsWith('svc-')

/** Reads the workspaces that the root's package.json lists. */
export function readWorkspaces(root: string): Workspace[] {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const patterns: string[] = read('.').workspaces
  const folders = patterns.flatMap((pattern) =>
    pattern.endsWith('*') ? foldersLike(root, pattern) : [pattern]
  )
  const packages = folders.map((folder) => ({ folder, manifest: read(folder) }))
  const folderOf = new Map(packages.map(({ folder, manifest }) => [manifest.name, folder]))
  return packages.map(({ folder, manifest }) => ({
    folder,
    needs: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
      (name) => folderOf.get(name) ?? []
    )
  }))
}

const foldersLike = (root: string, pattern: string): string[] =>
  readdirSync(root).filter((name) => name.startsWith(pattern.slice(0, -1)))

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const { words } = takeCommandLine({ usage: 'npm run site -- changed [<commit>]', most: 1 })
  const base = words[0] ?? 'origin/main'
  const git = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], { cwd: ROOT, encoding: 'utf8' })
  const files = git.split('\n').filter(Boolean)
  process.stdout.write(`${JSON.stringify(deployablesOf(files, readWorkspaces(ROOT)))}\n`)
}
