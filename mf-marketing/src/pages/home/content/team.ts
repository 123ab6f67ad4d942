/** The three members (SPEC §3). Profile addresses are in the site's settings, in the same order. */
export const teamContent = {
  title: 'Trois personnes, du premier appel à la mise en service.',
  lead: 'Ceux qui vous répondent sont ceux qui font. Vous n’aurez pas à raconter deux fois votre métier.',
  profile: 'Profil de',
  company: (name: string) => `Suivre ${name}`,
  companyPage: ', page de l’entreprise',
  members: [
    {
      id: 'camille',
      firstName: 'Camille',
      portrait: 'une clé d’hôtel à la main',
      name: 'Camille Astier',
      role: 'Fondatrice, audit et stratégie',
      description:
        'Dix ans à diriger l’exploitation d’hôtels, puis l’envie d’automatiser ce qui l’éloignait du terrain. Elle mène les audits et dit aussi ce qui ne vaut pas la peine d’être automatisé.'
    },
    {
      id: 'yanis',
      firstName: 'Yanis',
      portrait: 'de profil, un clavier à la main',
      name: 'Yanis Belkacem',
      role: 'Ingénieur, solutions IA',
      description:
        'Il conçoit les automatisations et les branche sur vos logiciels. Venu de la paie, il aime les cas tordus, les règles écrites et les erreurs qui s’expliquent.'
    },
    {
      id: 'solene',
      firstName: 'Solène',
      portrait: 'un feutre à la main',
      name: 'Solène Marchetti',
      role: 'Formatrice, accompagnement',
      description:
        'Elle a formé des équipes d’accueil, de cuisine et de direction. Ses ateliers partent de vos documents et se terminent avec un outil que chacun sait utiliser seul.'
    }
  ]
} as const
