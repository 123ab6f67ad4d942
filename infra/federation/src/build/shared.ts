import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SharedName } from '@site/contracts/federation/share-list'
import { WEB_MANIFEST } from '../repository/web-package.ts'

/** Versions of the shared packages as installed: `{ react: '19.3.1', …, '@site/web/platform': '0.1.0' }`. */
export function sharedVersions(): Record<SharedName, string> {
  const react = versionOf('react/package.json')
  return {
    react,
    'react-dom': versionOf('react-dom/package.json'),
    'react/jsx-runtime': react,
    '@site/web/platform': versionIn(WEB_MANIFEST)
  }
}

const versionOf = (manifest: string) => versionIn(createRequire(import.meta.url).resolve(manifest))

function versionIn(path: string): string {
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string }
  return version
}
