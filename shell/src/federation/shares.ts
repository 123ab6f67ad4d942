import type { SharedName } from '@site/contracts/federation/share-list'
import * as platform from '@site/web/platform'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'

/** The one copy of each shared package, for all remotes (contracts/share-list.ts names them). */
export const SHARES: Record<SharedName, { version: string; lib: () => unknown }> = {
  react: { version: React.version, lib: () => React },
  'react-dom': { version: React.version, lib: () => ReactDOM },
  'react/jsx-runtime': { version: React.version, lib: () => jsxRuntime },
  '@site/web/platform': { version: platform.PLATFORM_VERSION, lib: () => platform }
}
