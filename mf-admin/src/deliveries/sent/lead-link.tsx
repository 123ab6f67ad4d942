import type { NamedLead } from '@site/contracts/deliveries/deliveries'
import { Link } from '@site/web/platform'
import { adminPath } from '../../access/admin-path.ts'
import { fullNameOf } from '../../leads/data/lead-name.ts'
import { deliveriesCopy } from '../content/deliveries.ts'

/** What a lead is called: the name, else the address, else its number. */
export const leadNameOf = (lead: NamedLead): string =>
  fullNameOf(lead) ?? (lead.email || deliveriesCopy.lead(lead.id))

/** The way to the sheet of a lead, by what it is called (DELIVERY-15). */
export function LeadLink({ lead, adminCode }: { lead: NamedLead; adminCode: string }) {
  return <Link to={`${adminPath('/admin/leads', adminCode)}&lead=${lead.id}`}>{leadNameOf(lead)}</Link>
}
