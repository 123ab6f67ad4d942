import { keptIncidents, whenIncident } from './early-incidents.ts'
import type { ReporterOptions } from './reporter.ts'

/**
 * Loads the reporter once: when something goes wrong, or when what is returned is called. Never for a program, nor for who asks not to be
 * followed (decision 165).
 */
export function loadReporter(options: ReporterOptions): () => void {
  let isAsked = false
  const start = () => {
    if (isAsked || navigator.webdriver || options.audience.reason() === 'browser') return
    isAsked = true
    import('./reporter.ts').then(({ startReporter }) => startReporter(options, keptIncidents()), console.info)
  }
  whenIncident(keptIncidents(), start)
  return start
}
