import { createStore } from 'zustand'

/** In milliseconds (TOAST-3, TOAST-7). The second concerns only the removal from state of a toast that is closed. */
export const TOAST_DURATION = 5000
export const TOAST_REMOVAL_DELAY = 1_000_000

/** What can be done about a toast: a page of the site to see, or something to do. It closes the toast. */
export type ToastAction = { label: string } & ({ to: string } | { run: () => void })

export interface ToastInput {
  title: string
  description?: string
  actions?: readonly ToastAction[]
  tone?: 'success' | 'error' | 'info'
  /** How long it stays, in milliseconds; absent: 5 s. */
  duration?: number
  /** It stands in the place of what had the focus, a form that was sent and is gone: the focus goes to it. */
  takesFocus?: boolean
}

export interface Toast {
  id: number
  title: string
  description: string | null
  actions?: readonly ToastAction[]
  tone: 'success' | 'error' | 'info'
  isOpen: boolean
  takesFocus?: boolean
}

/** One toast at a time: a new one replaces the old one. Timers exist only while a toast does. */
export function createToasts() {
  const store = createStore<{ toast: Toast | null }>(() => ({ toast: null }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0
  let startedAt = 0
  let remaining = TOAST_DURATION

  const after = (delay: number, run: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(run, delay)
  }
  const dismiss = () => {
    const { toast } = store.getState()
    if (!toast?.isOpen) return
    store.setState({ toast: { ...toast, isOpen: false } })
    after(TOAST_REMOVAL_DELAY, () => store.setState({ toast: null }))
  }
  const resume = () => {
    if (!store.getState().toast?.isOpen) return
    startedAt = Date.now()
    after(remaining, dismiss)
  }

  return {
    store,
    dismiss,
    /** Returns what ends this toast, and no later one: for who leaves what it is about. */
    show(input: ToastInput): () => void {
      const { title, description, actions, tone = 'info', duration = TOAST_DURATION, takesFocus } = input
      count += 1
      remaining = duration
      store.setState({
        toast: {
          id: count,
          title,
          description: description ?? null,
          tone,
          isOpen: true,
          ...(actions && { actions }),
          ...(takesFocus && { takesFocus })
        }
      })
      resume()
      const id = count
      return () => {
        if (store.getState().toast?.id === id) dismiss()
      }
    },
    /** Pauses the timer of the open toast (pointer over it, focus in it); `resume` continues with the time that was left. */
    pause(): void {
      if (!store.getState().toast?.isOpen) return
      clearTimeout(timer)
      remaining = Math.max(0, remaining - (Date.now() - startedAt))
    },
    resume
  }
}
export type Toasts = ReturnType<typeof createToasts>
