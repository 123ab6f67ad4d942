import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { takeCommandLine } from '@site/contracts/command-line'
import { allDeployables } from '@site/federation/deploy/deploy-all'
import type { LockFile } from '@site/federation/version/locked-packages'
import { isVersionChanged, LOCK_FILE, sharedInputs } from '@site/federation/version/version'
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

/** What is new since a commit. */
export interface Change {
  /** Paths from the root, of what was deleted too. */
  files: string[]
  lockBefore: LockFile
}

/** Files that every service depends on. */
const EVERYTHING = /^(package\.json|package-lock\.json|tsconfig[^/]*\.json|\.npmrc|\.nvmrc)$/
/** Files that no service contains: texts, tests and tools. */
const NOTHING = /(\.md|\.test\.tsx?)$|^infra\/(tests|decisions|dev)\//
/** Images of services are built with these. */
const IMAGES = /^infra\/deploy\/[^/]*\.Dockerfile$|^infra\/dev\/src\/release\/build-services\.ts$/

/** Each front end, with the files outside its folder that its build reads. */
export const readFrontEnds = () =>
  allDeployables().map((source) => ({ source, shared: new Set(sharedInputs(source)) }))

/** Returns what a change affects: the front ends that have another version by it, and the services by the dependencies of each workspace. */
export function deployablesOf(
  { files, lockBefore }: Change,
  workspaces: Workspace[],
  frontEnds = readFrontEnds()
): Deployables {
  const lock: LockFile = JSON.parse(readFileSync(join(ROOT, LOCK_FILE), 'utf8'))
  const units = frontEnds
    .filter(({ source, shared }) => isVersionChanged(source, files, [lockBefore, lock], shared))
    .map(({ source }) => source.name)
  return { units: units.sort(), services: servicesOf(files, workspaces) }
}

function servicesOf(files: string[], workspaces: Workspace[]): string[] {
  const touched = new Set<string>()
  const mark = (folder: string) => {
    if (touched.has(folder)) return
    touched.add(folder)
    for (const one of workspaces) if (one.needs.includes(folder)) mark(one.folder)
  }
  for (const file of files) {
    if (EVERYTHING.test(file) || IMAGES.test(file))
      for (const { folder } of workspaces.filter(isService)) mark(folder)
    else if (!NOTHING.test(file)) {
      const owner = workspaces.find(({ folder }) => file.startsWith(`${folder}/`))
      if (owner) mark(owner.folder)
    }
  }
  return workspaces
    .filter((one) => isService(one) && touched.has(one.folder))
    .map(({ folder }) => folder)
    .sort()
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
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim()
  const base = git('merge-base', words[0] ?? 'origin/main', 'HEAD')
  // A file that moved is one that is gone and one that came.
  const files = git('diff', '--name-only', '--no-renames', base, 'HEAD').split('\n').filter(Boolean)
  const lockBefore: LockFile = JSON.parse(git('show', `${base}:${LOCK_FILE}`))
  process.stdout.write(`${JSON.stringify(deployablesOf({ files, lockBefore }, readWorkspaces(ROOT)))}\n`)
}
