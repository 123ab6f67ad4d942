import { REPORT_BYTES } from '@site/contracts/browser-health/limits'
import { browserReportSchema, type Incident } from '@site/contracts/browser-health/report'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendIncidents } from './send-reports.ts'

let sent: Blob[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => sent.push(body) })
})
afterEach(() => vi.unstubAllGlobals())

const buildIncident = (message: string): Incident => ({
  ...{ kind: 'error', deployable: 'mf-blog', version: '0.1.0-bbbbbbbbbb', message },
  ...{ file: `assets/${'f'.repeat(80)}.js`, line: 1, column: 204 }
})
const reports = () =>
  Promise.all(sent.map(async (body) => browserReportSchema.parse(JSON.parse(await body.text()))))

it('HEALTH-5 sends nothing larger than 2 KB, and everything, in its order', async () => {
  const incidents = Array.from({ length: 10 }, (_, index) => buildIncident(`${index} ${'é'.repeat(190)}`))
  sendIncidents('/blog', incidents)
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.every(({ size }) => size <= REPORT_BYTES)).toBe(true)
  expect((await reports()).flatMap((report) => report.incidents)).toEqual(incidents)
})

it('HEALTH-1 sends what is small together', async () => {
  sendIncidents('/blog', [buildIncident('one'), buildIncident('two')])
  expect(await reports()).toMatchObject([
    { page: '/blog', incidents: [{ message: 'one' }, { message: 'two' }] }
  ])
  sendIncidents('/blog', [])
  expect(sent).toHaveLength(1)
})
