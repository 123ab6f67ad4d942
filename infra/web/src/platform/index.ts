/**
 * The one module of ours that shell and remotes share at run time. Remotes are built against it and receive the
 * shell's copy, so that there is one router, one query client, one session and one toaster on the page. Its names only
 * grow: deploy refuses a remote that imports a name the live shell does not offer.
 */
export {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query'
export {
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams
} from 'react-router-dom'
export { createStore, useStore } from 'zustand'
export { useCommand, useSendCommand } from './commands-hooks.ts'
export type { Platform, PlatformOptions } from './create-platform.ts'
export { createPlatform } from './create-platform.ts'
export { getJson, HttpError, sendJson } from './http.ts'
export type { LinkProps } from './link.tsx'
export { Link, NavLink } from './link.tsx'
export { useModal } from './modals-hooks.ts'
export { PlatformProvider, usePlatform, useSite } from './provider.tsx'
export type { PlatformRemote, PlatformRoute } from './remote-types.ts'
export { useScrollLock } from './scroll-lock-hooks.ts'
export { useSession } from './session-hooks.ts'
export { useTitleMark } from './title-mark-hooks.ts'
export type { Toast } from './toasts.ts'
export { useToast, useToaster } from './toasts-hooks.ts'
export type { Blocker } from './use-blocker.ts'
export { useBlocker } from './use-blocker.ts'
export { useHydrated } from './use-hydrated.ts'
export { PLATFORM_VERSION } from './version.ts'
export { readFirstTouch, readPageUrl } from './visit.ts'
