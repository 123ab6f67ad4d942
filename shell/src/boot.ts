import { replayClicks } from './boot/click-replay.ts'
import { finishLayout, startDeferredLayout } from './boot/deferred-layout.ts'
import { modulesOfPage, preloadModules } from './boot/preload.ts'
import { replayTyping } from './boot/typing-replay.ts'
import { whenReady } from './boot/when-ready.ts'
import { readIntegrity, readPageState } from './page-state.ts'
import { showUnavailable } from './unavailable.ts'

// The first script of every page, a few kilobytes inlined in it: it records the visitor's clicks and typing until the shell is loaded.
const state = readPageState(document)

function start(): void {
  preloadModules(modulesOfPage(state, location.pathname), readIntegrity(document))
  import(/* @vite-ignore */ state.shell.base + state.shell.entry).catch((error: unknown) => {
    console.error('The shell could not be loaded', error)
    if (!state.rendered) showUnavailable(document)
  })
}

if (state.rendered) {
  startDeferredLayout(document)
  replayClicks(document, window)
  replayTyping(document, window)
  whenReady(start)
} else {
  finishLayout(document)
  start()
}
