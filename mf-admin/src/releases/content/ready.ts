import { listNames } from '../../french/list-names.ts'

export const readyCopy = {
  title: 'Prêtes à être mises en ligne',
  intro:
    'Versions que les visiteurs ne voient pas encore, ou ne voient plus. Cochées ensemble, elles changent au même instant\u00a0: personne ne reçoit une page à moitié nouvelle.',
  blocked: 'Bloquée',
  kept: (when: string, isBlocked: boolean) => `${isBlocked ? 'Retirée' : 'Envoyée'} ${when}`,
  unfit: 'Ne va pas seule avec ce qui est en ligne\u00a0:',
  act: (count: number) => (count > 1 ? `Mettre en ligne les ${count}\u00a0versions` : 'Mettre en ligne'),
  none: 'Cochez d’abord une version.',
  /** Of each front end one version, as only one can be live. */
  replaced: (name: string, version: string) =>
    `${name}\u00a0: une seule version peut être en ligne, ${version} n’est plus cochée.`,
  preview: 'Voir l’aperçu',
  previewHolds: 'Ce lien peut se partager\u00a0: il vaut sept jours.',
  preparing: 'Préparation…',
  newTab: 'Nouvel onglet',
  noTab: 'Le navigateur n’a pas ouvert d’onglet\u00a0: autorisez-le pour ce site.',
  noPreview: 'L’aperçu n’a pas pu être préparé.'
}

export const makeLiveCopy = {
  title: (names: string[]) =>
    names.length > 1
      ? `Mettre en ligne ${names.length}\u00a0versions`
      : `Mettre en ligne\u00a0: ${listNames(names)}`,
  question: (count: number) =>
    count > 1
      ? 'Ces versions sont essayées ensemble quelques secondes, puis tous les visiteurs les reçoivent au même instant. Si l’une d’elles échoue, rien ne change. Les versions actuelles restent gardées, pour revenir en arrière.'
      : 'Cette version est essayée quelques secondes, puis tous les visiteurs la reçoivent. Si elle échoue, rien ne change. La version actuelle reste gardée, pour revenir en arrière.',
  /** Versions that were taken back before. */
  blocked: (names: string[]) =>
    names.length === 0
      ? null
      : `${listNames(names)}\u00a0: ${names.length > 1 ? 'ces versions ont déjà été retirées' : 'cette version a déjà été retirée'}. L’historique dit quand, et par qui.`,
  /** What changes, and why. */
  subject: (name: string, change: string, message?: string) =>
    `${name} ${change}${message ? ` «\u00a0${message}\u00a0»` : ''}`,
  cancel: 'Annuler',
  confirm: 'Mettre en ligne',
  confirming: 'Mise en ligne en cours…'
}

/** Of a remote that was retired. */
export const bringBackCopy = {
  ...makeLiveCopy,
  title: (names: string[]) => `Remettre en ligne\u00a0: ${listNames(names)}`,
  question: () =>
    'Cette version est essayée quelques secondes, puis elle revient à ses adresses et dans les menus. Si elle échoue, rien ne change.',
  confirm: 'Remettre en ligne'
}
