// biome-ignore-all lint/performance/noBarrelFile: like './platform', the one door to these libraries, for the shell alone
/**
 * What only the shell needs of the libraries behind the platform: it makes the router and writes the page's data. Kept
 * apart from './platform' so that remotes cannot reach it and one package names these libraries.
 */
export { dehydrate } from '@tanstack/react-query'
export type { DataRouter, RouteObject } from 'react-router-dom'
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  Outlet,
  RouterProvider,
  StaticRouterProvider,
  useNavigation,
  useNavigationType
} from 'react-router-dom'
