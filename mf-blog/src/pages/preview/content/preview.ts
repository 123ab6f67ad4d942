/** A day stays beside its month. `moment`: '3 décembre 2026 à 16 h 33'. */
const keepDay = (moment: string): string => moment.replace(' ', '\u00a0')

/** The page of a draft's preview. */
export const previewCopy = {
  headTitle: 'Aperçu d’un brouillon',
  headDescription: 'La page d’un article avant sa publication, pour qui en a reçu le lien.',
  label: 'Aperçu',
  kept: (savedAt: string) => `Aperçu d’un brouillon, gardé le ${keepDay(savedAt)}.`,
  until: (expiresAt: string) => `Ce lien vaut jusqu’au ${keepDay(expiresAt)}.`,
  refresh: 'Rafraîchir',
  refreshing: 'Lecture…',
  untitled: 'Sans titre',
  needsScript:
    'Cet aperçu a besoin de JavaScript\u00a0: le texte n’est envoyé qu’au navigateur qui présente le lien complet. Activez JavaScript pour ce site, puis rechargez la page.',
  incomplete: 'Il manque la fin du lien',
  incompleteHint:
    'L’adresse d’un aperçu se termine par # et une longue suite de caractères. Copiez le lien en entier depuis le message où vous l’avez reçu, ou demandez-en un autre à la personne qui vous l’a envoyé.',
  ended: 'Cet aperçu n’est plus disponible',
  endedHint:
    'Le lien a expiré ou a été révoqué, ou le brouillon a été publié ou supprimé depuis. Demandez un nouveau lien à la personne qui vous l’a envoyé.'
}
