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
export type { Platform, PlatformOptions } from './context/create-platform.ts'
export { createPlatform } from './context/create-platform.ts'
export { PlatformProvider, usePlatform, useSite } from './context/provider.tsx'
export { useAudience, useBookingUrl, useCountedStep } from './hooks/audience-hooks.ts'
export { useCommand, useSendCommand } from './hooks/commands-hooks.ts'
export { useModal } from './hooks/modals-hooks.ts'
export { useScrollLock } from './hooks/scroll-lock-hooks.ts'
export { useSession } from './hooks/session-hooks.ts'
export { useTitleMark } from './hooks/title-mark-hooks.ts'
export { useToast, useToaster } from './hooks/toasts-hooks.ts'
export type { Blocker } from './hooks/use-blocker.ts'
export { useBlocker } from './hooks/use-blocker.ts'
export { useHydrated } from './hooks/use-hydrated.ts'
export { getJson, HttpError, sendJson } from './http/http.ts'
export type { LinkProps } from './link.tsx'
export { Link, NavLink } from './link.tsx'
export type { PlatformRemote, PlatformRoute } from './remote-types.ts'
export type { Toast, ToastAction } from './stores/toasts.ts'
export { readFirstTouch, readPageUrl } from './stores/visit.ts'
export { PLATFORM_VERSION } from './version.ts'
