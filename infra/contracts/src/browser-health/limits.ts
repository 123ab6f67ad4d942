/** What goes wrong in a browser: an error, a file that does not load, a slot that falls back to the previous version, one that stays empty. */
export const INCIDENT_KINDS = ['error', 'load-failure', 'fallback', 'empty-slot'] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

/** Where a page sends its reports. */
export const REPORT_PATH = '/api/browser-health'
/** Largest report, in bytes. */
export const REPORT_BYTES = 2048
/** Incidents of one report. */
export const REPORT_INCIDENTS = 10
/** Longest message of an error, in characters, once it is redacted. */
export const MESSAGE_LENGTH = 200
/** Stands for what is not known: a deployable, a version, a page. */
export const OTHER = 'other'
/** Stands for every version that is looked at before it is live. */
export const PREVIEW = 'preview'
