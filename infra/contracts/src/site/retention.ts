/**
 * How long the product keeps what it knows of people. The services erase by these numbers, and the legal pages promise
 * them in French sentences that mf-marketing/src/legal/legal-promises.test.ts compares with them: whoever changes a
 * number here changes a promise to the public (LEGAL-5, DATA-1, DATA-3).
 */
export const RETENTION = {
  /** Years after an address's last submission until its leads leave the list. */
  leadYears: 2,
  /** Years after that same submission until they are erased from the archive. */
  archiveYears: 5,
  /** Days a submission whose trap was filled waits for somebody to release it. */
  suspectDays: 30,
  /** Hours a repeated submission is known for one. */
  idempotencyHours: 24,
  /** Years the audit of what administrators changed is kept. */
  auditYears: 1,
  /** Months the sums of visits of a day are kept: the CNIL names 25 at most. */
  audienceMonths: 25,
  /** Days a question that the assistant could not answer is kept, without anything of who asked (ASSISTANT-9). */
  questionDays: 90,
  /** Days an administrator's browser offers an unsaved article again. */
  draftDays: 30
} as const

/** Days the attempts to tell a receiver of a lead are kept at most; they go with their lead. Nothing of the visitor is in them. */
export const DELIVERY_DAYS = 90

/** Days a backup of the databases is kept at most: `npm run site -- backup` reads it, the privacy page promises it. */
export const BACKUP_DAYS = 30
