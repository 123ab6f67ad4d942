import { type BrowserReport, browserReportSchema } from './report.ts'

const report: BrowserReport = {
  page: '/article/:id',
  incidents: [
    {
      kind: 'error',
      deployable: 'mf-blog',
      version: '0.1.0-3f9c2ab417',
      message: 'TypeError: list.map is not a function',
      file: 'assets/article-Bx81kQ2c.js',
      line: 1,
      column: 4182
    }
  ],
  vitals: {
    deployable: 'mf-blog',
    version: '0.1.0-3f9c2ab417',
    ttfb: 82,
    lcp: 940,
    inp: 56,
    cls: 0.012
  }
}

/** The schema of what pages tell of themselves, as operations/schemas/schemas.ts lists it. */
export const BROWSER_HEALTH_SCHEMAS = {
  BrowserReport: { schema: browserReportSchema, io: 'input', example: report }
} as const
