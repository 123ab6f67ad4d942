import { team } from '@site/contracts/site/references'

/** Who works here (HOME-15); the three members are facts of the brand. */
export const teamContent = {
  title: 'Trois personnes, du premier appel à la mise en service.',
  lead: 'Vos interlocuteurs réalisent eux-mêmes le projet. Vous n’expliquez votre métier qu’une fois.',
  profile: (firstName: string) => `Profil de ${firstName}`,
  company: (name: string) => `Suivre ${name}`,
  companyPage: ' (page de l’entreprise)',
  members: team
} as const
