import { REPORT_BYTES, REPORT_INCIDENTS, REPORT_PATH } from '@site/contracts/browser-health/limits'
import type { BrowserReport, Incident } from '@site/contracts/browser-health/report'

/** Sends a report that leaves with the page if need be. What the browser refuses is lost: there is nobody to tell. */
export function sendReport(report: BrowserReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  if (body.size <= REPORT_BYTES) navigator.sendBeacon?.(REPORT_PATH, body)
}

/** Sends incidents in as few reports as their size allows. */
export function sendIncidents(page: string, incidents: Incident[]): void {
  let batch: Incident[] = []
  for (const incident of incidents) {
    const more = [...batch, incident]
    if (more.length > REPORT_INCIDENTS || sizeOf({ page, incidents: more }) > REPORT_BYTES) {
      sendReport({ page, incidents: batch })
      batch = [incident]
    } else batch = more
  }
  if (batch.length > 0) sendReport({ page, incidents: batch })
}

const sizeOf = (report: BrowserReport) => new Blob([JSON.stringify(report)]).size
