import { layOutAll, layOutLate } from './boot/lay-out-late.ts'
import { modulesOfPage, preloadModules } from './boot/preload.ts'
import { keepPresses } from './boot/presses.ts'
import { whenReady } from './boot/when-ready.ts'
import { readPageState } from './page-state.ts'
import { showUnavailable } from './unavailable.ts'

// The first script of every page, a few kilobytes, before everything else: it waits.
const state = readPageState(document)

function start(): void {
  preloadModules(modulesOfPage(state, location.pathname), state.integrity)
  import(/* @vite-ignore */ state.shell.base + state.shell.entry).catch((error: unknown) => {
    console.error('The shell could not be loaded', error)
    if (!state.rendered) showUnavailable(document)
  })
}

if (state.rendered) {
  layOutLate(document)
  keepPresses(document, window)
  whenReady(start)
} else {
  layOutAll(document)
  start()
}
