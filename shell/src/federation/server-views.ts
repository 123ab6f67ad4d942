import type { RemoteServerBundle } from '@site/contracts/federation/render'
import type { ComponentType } from 'react'
import type { RemoteViews, ViewState } from './view-state.ts'

/** The views of one rendering on the server: those that the worker loaded, and the message for those that it could not load. */
export function createServerViews(bundles: Record<string, RemoteServerBundle>): RemoteViews {
  const state = (remote: string, expose: string): ViewState => {
    const View = bundles[remote]?.pages[expose.replace('./pages/', '')]
    if (typeof View !== 'function') return { status: 'failed', generation: 0 }
    return { status: 'ready', View: View as ComponentType, generation: 0 }
  }
  const browserOnly = () => {
    throw new Error('Views change in the browser alone')
  }
  return { state, subscribe: () => () => undefined, fail: browserOnly, retry: browserOnly }
}
