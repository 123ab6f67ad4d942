import type { Lead } from '@site/contracts/leads/lead'
import type { StoredLead } from './lead-repository.ts'

/** A lead as GET /api/leads answers it (contracts/lead). Its company stands in the sheet alone. */
export const presentLead = ({
  createdAt,
  consentAt,
  origin,
  question,
  company: _inSheet,
  ...lead
}: StoredLead): Lead => ({
  ...lead,
  timestamp: createdAt.toISOString(),
  consent: consentAt !== null,
  ...(origin !== null && { origin }),
  ...(question !== null && { question })
})
