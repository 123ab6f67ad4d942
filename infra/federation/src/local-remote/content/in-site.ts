/** What pages and forms say on a developer's machine. */
export const content = {
  badge: (remote: string, site: string) => `${remote} : cette machine · le reste : ${site}`,
  readOnly:
    'Lecture seule : cette page locale ne fait que lire le site, rien ne lui est envoyé. L’option --write de la commande le permet.',
  away: 'Le site ne répond pas. Réessayez dans un instant.'
}
