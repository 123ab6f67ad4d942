import type { Remote, RemoteRoute } from '@site/contracts/federation/remote'
import type { QueryClient } from '@tanstack/react-query'

/** The remote contract with its query client named: what `src/remote/routes.ts` exports as `remote`. */
export type PlatformRemote = Remote<QueryClient>
export type PlatformRoute = RemoteRoute<QueryClient>
