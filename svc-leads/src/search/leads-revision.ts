/** Name of the counter that changes with every committed change of the lead list (service/revision). */
export const LEADS_REVISION = 'leads'
