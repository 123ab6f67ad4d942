import type { LeadStatus } from '@site/contracts/leads/desk'

export const statusLabels: Record<LeadStatus, string> = {
  nouveau: 'Nouveau',
  contacte: 'Contacté',
  'rendez-vous': 'Rendez-vous',
  gagne: 'Gagné',
  perdu: 'Perdu'
}
