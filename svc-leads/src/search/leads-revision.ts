/** The name of the revision that grows with every committed change of the lead list (service/revision). */
export const LEADS_REVISION = 'leads'
