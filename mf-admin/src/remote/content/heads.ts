export const headCopy = {
  title: (page: string, productName: string) => `${page} – ${productName}`,
  description: 'Espace réservé à l’équipe.',
  titles: {
    portal: 'Administration',
    create: 'Rédiger un article',
    manage: 'Gérer les articles',
    edit: 'Modifier un article',
    auto: 'Articles automatiques',
    leads: 'Mails enregistrés'
  }
}
