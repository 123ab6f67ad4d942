import { useStore } from 'zustand'
import { usePlatform } from '../context/provider.tsx'

/** Shows a toast, which replaces the one that is open (TOAST-1, TOAST-3). */
export function useToast() {
  const { toasts } = usePlatform()
  return { show: toasts.show, dismiss: toasts.dismiss }
}

/** For the shell's toaster alone: the toast to draw, and its timer. */
export function useToaster() {
  const { toasts } = usePlatform()
  const toast = useStore(toasts.store, (state) => state.toast)
  return { toast, dismiss: toasts.dismiss, pause: toasts.pause, resume: toasts.resume }
}
