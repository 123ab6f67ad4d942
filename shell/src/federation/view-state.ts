import type { ComponentType } from 'react'

/** What a slot shows. `generation` changes when the slot must start over. */
export type ViewState =
  | { status: 'ready'; View: ComponentType; generation: number }
  | { status: 'loading' | 'failed'; generation: number }

/** The views of remotes as slots see them, on the server and in the browser. `expose`: './pages/list', './widget'. */
export interface RemoteViews {
  state: (remote: string, expose: string) => ViewState
  subscribe: (listener: () => void) => () => void
  /** The view failed while rendering: the previous version takes over, or else the message. */
  fail: (remote: string, expose: string, error: unknown) => void
  /** Asked for by the visitor: starts over with the live version. */
  retry: (remote: string, expose: string) => void
}
