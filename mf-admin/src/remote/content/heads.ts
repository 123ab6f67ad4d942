export const headCopy = {
  title: (page: string, siteName: string) => `${page} | ${siteName}`,
  description: 'Espace réservé à l’équipe.',
  titles: {
    portal: 'Administration',
    create: 'Rédiger un article',
    manage: 'Gérer les articles',
    edit: 'Modifier un article',
    revisions: 'Versions d’un article',
    auto: 'Articles automatiques',
    questions: 'Questions',
    leads: 'Mails enregistrés',
    audience: 'Provenance',
    deliveries: 'Envois',
    suspects: 'Indésirables',
    persons: 'Personnes',
    releases: 'Livraisons',
    codes: 'Codes nominatifs',
    tokens: 'Intégrations'
  }
}
