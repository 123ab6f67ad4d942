import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DeployableManifest,
  deployableNameSchema,
  versionSchema
} from '@site/contracts/federation/registry'
import { errorOfPublication } from '@site/registry/publication'
import type { ReleaseKey } from '@site/registry/release-key'
import { readVersion, versionDir } from '@site/registry/version-files'
import { judgeSignature, type Rules } from '@site/registry/version-signature'
import { errorsOfFiles } from './check-files.ts'

/** Deployables with a folder on disk, live or not. */
export const deployablesOnDisk = (root: string): string[] =>
  existsSync(root) ? readdirSync(root).filter((entry) => deployableNameSchema.safeParse(entry).success) : []

/** Versions of a deployable that are on disk, live or not. */
export function versionsOnDisk(root: string, name: string): string[] {
  const dir = join(root, name)
  return existsSync(dir) ? readdirSync(dir).filter((entry) => versionSchema.safeParse(entry).success) : []
}

/** The manifest of a version on disk; null when it is not there, or its manifest cannot be read. */
export async function findVersion(
  root: string,
  name: string,
  version: string
): Promise<DeployableManifest | null> {
  try {
    return await readVersion(root, { name, version })
  } catch {
    return null // The check of its files reports the error.
  }
}

export type FindVersion = (version: string) => Promise<DeployableManifest | null>

/**
 * Finds versions of a deployable on disk that were published by `key`; any, where the store has none. With `rules` only those that are signed as these ask.
 */
export const publishedVersions =
  (root: string, name: string, key: ReleaseKey | null, rules?: Rules): FindVersion =>
  async (version) => {
    const manifest = await findVersion(root, name, version)
    if (!manifest || (key && (await errorOfPublication(root, manifest, key)))) return null
    const { error } = rules ? await judgeSignature(versionDir(root, manifest), manifest, rules) : NO_ERROR
    return error === null ? manifest : null
  }

const NO_ERROR = { error: null }

/** Is every file of a version what was built, and is it signed as the rules ask? */
export const isWhole = async (root: string, manifest: DeployableManifest, rules: Rules): Promise<boolean> =>
  (await errorsOfFiles(root, manifest)).length === 0 &&
  (await judgeSignature(versionDir(root, manifest), manifest, rules)).error === null

/** Of these, the ones whose every file is what was built. */
export const verifiedVersions = (
  root: string,
  name: string,
  key: ReleaseKey | null = null,
  rules?: Rules
): FindVersion => {
  const find = publishedVersions(root, name, key, rules)
  return async (version) => {
    const manifest = await find(version)
    return manifest && (await errorsOfFiles(root, manifest)).length === 0 ? manifest : null
  }
}
