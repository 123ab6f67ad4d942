import { messagesPart } from '../answers/messages-part.ts'
import { keysPart } from '../contact/keys-part.ts'
import { deliveriesPart } from '../deliveries/deliveries-part.ts'
import { deskPart } from '../desk/desk-part.ts'
import { leadsPart } from '../leads/leads-part.ts'
import { noticesPart } from '../notices/notices-part.ts'
import { likenessPart, linksPart } from '../persons/persons-part.ts'
import { archivePart } from '../retention/archive-part.ts'
import { decisionsPart } from '../suspects/decisions-part.ts'
import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { deadLettersPart, eventsPart } from './events-part.ts'
import { mentionsIn } from './mentions.ts'

/** Each folder that stores something about people adds its part here; the leads come first, and are erased last. */
const STORED: readonly PersonalDataPart[] = [
  leadsPart,
  archivePart,
  noticesPart,
  deliveriesPart,
  messagesPart,
  decisionsPart,
  eventsPart,
  deadLettersPart,
  keysPart,
  deskPart,
  linksPart,
  likenessPart
]

/** Where personal data are: the one list that export, erasure and the screen use. */
export const PARTS: readonly PersonalDataPart[] = [
  ...STORED,
  mentionsIn(STORED.flatMap(({ texts = [] }) => texts))
]

/** Tables of this service without personal data of a visitor, and why: each other one stands in a part. */
export const WITHOUT_PERSONAL_DATA: Readonly<Record<string, string>> = {
  migrations: 'names of changes of the schema',
  inbox: 'ids of events',
  revisions: 'counters',
  lead_changes: 'numbers of leads, the latest 100,000',
  notice_channels: 'names of channels',
  call_receivers: 'names and addresses of those who are told of leads',
  answer_models: 'texts that the team sends to anybody',
  mailbox_reads: 'hashes of mailboxes, and how far they were read',
  audience_days: 'sums of visits, of which nothing leads back to a visitor (AUDIENCE-4)',
  job_runs: 'names and days of jobs',
  lead_reminders: 'numbers of leads and the name of who was reminded of them',
  admin_codes: 'who administers: it is kept for as long as it is used',
  audit_entries:
    'what administrators did, for a year (DATA-3): numbers of leads, names of front ends, never an address of a visitor'
}
