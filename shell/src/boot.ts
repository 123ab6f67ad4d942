import { replayClicks } from './boot/click-replay.ts'
import { finishLayout, startDeferredLayout } from './boot/deferred-layout.ts'
import { followHydration } from './boot/hydration.ts'
import { modulesOfPage, preloadModules } from './boot/preload.ts'
import { replayTyping } from './boot/typing-replay.ts'
import { isPrerendered, whenActivated } from './boot/when-activated.ts'
import { whenReady } from './boot/when-ready.ts'
import { keepIncidents } from './browser-health/early-incidents.ts'
import { readIntegrity, readPageState } from './page-state.ts'
import { showUnavailable } from './unavailable.ts'

// The first script of every page, a few kilobytes inlined in it: it records the visitor's clicks and typing until the shell is loaded.
keepIncidents()
const state = readPageState(document)

function preload(): void {
  preloadModules(modulesOfPage(state, state.path ?? location.pathname), readIntegrity(document))
}

function start(): void {
  preload()
  import(/* @vite-ignore */ state.shell.base + state.shell.entry).catch((error: unknown) => {
    console.error('The shell could not be loaded', error)
    if (!state.rendered) showUnavailable(document)
  })
}

// What a prerendered page loads is at hand when it is shown. Nothing of it runs before, least of all a clock or a count (PAGE-16).
if (isPrerendered(document)) preload()
if (state.rendered) {
  startDeferredLayout(document)
  const hydration = followHydration(document, window)
  // A form is filled before it is sent.
  replayTyping(document, hydration)
  replayClicks(document, hydration)
  whenActivated(document, () => whenReady(start))
} else {
  finishLayout(document)
  whenActivated(document, start)
}
