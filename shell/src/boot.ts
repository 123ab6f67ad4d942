import { layOutAll, layOutLate } from './boot/lay-out-late.ts'
import { modulesOfPage, preloadModules } from './boot/preload.ts'
import { keepPresses } from './boot/presses.ts'
import { keepTyping } from './boot/typing.ts'
import { whenReady } from './boot/when-ready.ts'
import { readIntegrity, readPageState } from './page-state.ts'
import { showUnavailable } from './unavailable.ts'

// The first script of every page, a few kilobytes that stand in it: it keeps what the visitor does, and it waits.
const state = readPageState(document)

function start(): void {
  preloadModules(modulesOfPage(state, location.pathname), readIntegrity(document))
  import(/* @vite-ignore */ state.shell.base + state.shell.entry).catch((error: unknown) => {
    console.error('The shell could not be loaded', error)
    if (!state.rendered) showUnavailable(document)
  })
}

if (state.rendered) {
  layOutLate(document)
  keepPresses(document, window)
  keepTyping(document, window)
  whenReady(start)
} else {
  layOutAll(document)
  start()
}
