// biome-ignore-all lint/performance/noBarrelFile: like './platform', the one door to these libraries, for the shell alone
/**
 * What only the shell needs of the libraries behind the platform: it makes the router and writes the page's data. Kept
 * apart from './platform' so that remotes cannot reach it and one package names these libraries. Nothing of the router's
 * data mode is here: it weighs more than the whole shell (decision 31). Nor of its matcher: ours says which page an address is (decision 171).
 */
export { dehydrate } from '@tanstack/react-query'
export type { Location, NavigationType as NavigationAction, To } from 'react-router-dom'
export {
  Router,
  StaticRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext
} from 'react-router-dom'

import type { UNSAFE_createBrowserHistory } from 'react-router-dom'

export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

export type { PendingNavigation } from './platform/stores/navigation-guards.ts'
