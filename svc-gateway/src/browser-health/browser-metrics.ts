import { INCIDENT_KINDS, type IncidentKind } from '@site/contracts/browser-health/limits'
import type { ReportedVitals } from '@site/contracts/browser-health/report'
import { counterOf, histogramOf, type Metrics } from '@site/service/observability/metrics'
import { type Version, versionId } from '../registry/failing-versions.ts'

export interface BrowserMetrics {
  incident: (kind: IncidentKind, version: Version) => void
  vitals: (
    vitals: Pick<ReportedVitals, 'ttfb' | 'lcp' | 'inp' | 'cls'>,
    version: Version,
    page: string
  ) => void
  /** A report was not taken: a flood costs this counter and nothing else. */
  refused: () => void
  /** Counts from nothing: a first error is then seen as one more. */
  begin: (version: Version) => void
  /** Takes the series of a version away that nobody tells of any more. */
  forget: (version: Version) => void
}

const BY_VERSION = ['deployable', 'version'] as const
const TIMES = ['ttfb', 'lcp', 'inp'] as const

/** How front ends fare in browsers, in Prometheus' words. Every label is one of a list (known-versions.ts). */
export function createBrowserMetrics(metrics: Metrics): BrowserMetrics {
  const errors = counterOf(metrics, {
    name: 'browser_errors_total',
    help: 'Errors in browsers, each once for a page that is seen, by the version they are from.',
    labelNames: BY_VERSION
  })
  const loadFailures = counterOf(metrics, {
    name: 'browser_load_failures_total',
    help: 'Files of a version that a browser could not load, each once for a page that is seen.',
    labelNames: BY_VERSION
  })
  const fallbacks = counterOf(metrics, {
    name: 'browser_fallbacks_total',
    help: 'Slots in which this version did not work, by what took its place: the previous one, or nothing.',
    labelNames: [...BY_VERSION, 'to']
  })
  const times = histogramOf(metrics, {
    name: 'browser_web_vitals_seconds',
    help: 'Time to first byte (ttfb), largest contentful paint (lcp) and interaction to next paint (inp) of pages, by their owner.',
    labelNames: ['metric', ...BY_VERSION, 'page'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
  })
  const shifts = histogramOf(metrics, {
    name: 'browser_layout_shift_score',
    help: 'Cumulative layout shift of pages, by their owner.',
    labelNames: [...BY_VERSION, 'page'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5]
  })
  const refused = counterOf(metrics, {
    name: 'browser_reports_refused_total',
    help: 'Reports of browsers that were too many, too large or not what a page sends.'
  })
  /** Pages of which a version has series. */
  const pages = new Map<string, Set<string>>()

  const labelsOf = ({ name: deployable, version }: Version) => ({ deployable, version })
  const add = (kind: IncidentKind, version: Version, count: number) => {
    const labels = labelsOf(version)
    if (kind === 'error') errors.inc(labels, count)
    else if (kind === 'load-failure') loadFailures.inc(labels, count)
    else fallbacks.inc({ ...labels, to: kind === 'fallback' ? 'previous' : 'nothing' }, count)
  }

  return {
    incident: (kind, version) => add(kind, version, 1),
    vitals(vitals, version, page) {
      const labels = { ...labelsOf(version), page }
      const seen = pages.get(versionId(version)) ?? new Set()
      pages.set(versionId(version), seen.add(page))
      for (const metric of TIMES) {
        const milliseconds = vitals[metric]
        if (milliseconds !== undefined) times.observe({ ...labels, metric }, milliseconds / 1000)
      }
      if (vitals.cls !== undefined) shifts.observe(labels, vitals.cls)
    },
    refused: () => refused.inc(),
    begin(version) {
      for (const kind of INCIDENT_KINDS) add(kind, version, 0)
    },
    forget(version) {
      const labels = labelsOf(version)
      errors.remove(labels)
      loadFailures.remove(labels)
      for (const to of ['previous', 'nothing']) fallbacks.remove({ ...labels, to })
      for (const page of pages.get(versionId(version)) ?? []) {
        for (const metric of TIMES) times.remove({ ...labels, page, metric })
        shifts.remove({ ...labels, page })
      }
      pages.delete(versionId(version))
    }
  }
}
