import type { LeadDesk } from '@site/contracts/leads/desk'

/** Where a lead stands, for tests: as it came, but for what is given. */
export const buildDesk = (values: Partial<LeadDesk> = {}): LeadDesk => ({
  leadId: 1,
  version: 1,
  status: 'nouveau',
  lostReason: null,
  owner: null,
  callbackAt: null,
  since: '2026-11-23T09:00:00.000Z',
  contactedAt: null,
  repliedAt: null,
  changedAt: '2026-11-23T09:00:00.000Z',
  dueAt: '2026-11-23T10:00:00.000Z',
  isLate: false,
  ...values
})
