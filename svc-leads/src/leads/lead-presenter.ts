import type { Lead } from '@site/contracts/leads/lead'
import type { StoredLead } from './lead-repository.ts'

/** A lead as GET /api/leads answers it (contracts/lead). */
export const presentLead = ({ createdAt, consentAt, origin, question, ...lead }: StoredLead): Lead => ({
  ...lead,
  timestamp: createdAt.toISOString(),
  consent: consentAt !== null,
  ...(origin !== null && { origin }),
  ...(question !== null && { question })
})
