import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { buildLead } from '../../data/build-lead.ts'
import { buildDesk } from '../../follow/build-desk.ts'
import { OriginSection } from './origin-section.tsx'

const sheetOf = (changes: Parameters<typeof buildLead>[0]): LeadSheet => ({
  lead: buildLead(changes),
  company: '',
  consentAt: null,
  consentVersion: null,
  demands: [],
  demandCount: 0,
  notices: [],
  desk: buildDesk(),
  journal: [],
  others: []
})
const saidOf = (changes: Parameters<typeof buildLead>[0]) =>
  textOf(
    renderAt(<OriginSection adminCode="c" leadId={1} sheet={sheetOf(changes)} onOpen={() => undefined} />, {
      address: '/admin/leads'
    })
  )

it('TOKEN-5 names the form or program that sent a lead, and nothing of the kind for a form of the site', () => {
  expect(saidOf({ origin: 'Salon EquipHôtel', pageUrl: null })).toMatch(
    /Origine Salon EquipHôtel Page Inconnue/
  )
  expect(saidOf({})).not.toContain('Origine')
})
