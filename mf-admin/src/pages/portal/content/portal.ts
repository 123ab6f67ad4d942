import { formatDateTime } from '@site/web/ui/text/format-date'
import { plural } from '@site/web/ui/text/plural'
import type { Figures } from '../figures/use-figures.ts'

/** What ADMIN-2 to ADMIN-4 quote stands letter by letter. */
export const portalCopy = {
  formTitle: 'Administration',
  formIntro: 'Réservé à l’équipe. Saisissez le code d’accès pour continuer.',
  code: "Code d'accès",
  missing: 'Saisissez le code d’accès.',
  showCode: 'Afficher le code',
  hideCode: 'Masquer le code',
  submit: 'Accéder',
  checking: 'Vérification...',
  title: 'Portail d’administration',
  loading: 'Chargement...',
  logged:
    'Les actions faites ici sont journalisées : ce qui a changé, quand, sur quel élément et depuis quelle adresse. Le code n’y figure jamais.'
}

/** Shown where a service did not answer. */
const UNKNOWN = 'Indisponible pour le moment'

function sayDrafts({ drafts, keptDrafts }: Figures): string {
  if (drafts === null && keptDrafts === 0) return UNKNOWN
  if (!drafts && keptDrafts > 0) return `${plural(keptDrafts, 'brouillon')} dans ce navigateur`
  if (!drafts) return 'Aucun brouillon'
  const others = keptDrafts > 0 ? `, et ${keptDrafts} dans ce navigateur` : ''
  return plural(drafts, 'brouillon') + others
}

export const portalTiles = [
  {
    path: '/admin/create',
    scope: 'articles',
    title: 'Rédiger un article',
    text: 'Rédiger, prévoir, publier.',
    tone: 'corail',
    figure: sayDrafts
  },
  {
    path: '/admin/manage',
    scope: 'articles',
    title: 'Gérer les articles',
    text: 'Chercher, modifier, épingler, retirer.',
    tone: 'outremer',
    figure: ({ articles }: Figures) =>
      articles === null ? UNKNOWN : `${plural(articles, 'article')} en ligne`
  },
  {
    path: '/admin/auto',
    scope: 'articles',
    title: 'Articles automatiques',
    text: 'L’article de la nuit : statut, prochain passage, essais.',
    tone: 'safran',
    figure: ({ isRunning, nextRun }: Figures) => {
      if (isRunning) return 'En cours'
      return nextRun === null ? UNKNOWN : `Prochain\u00a0: ${formatDateTime(nextRun)}`
    }
  },
  {
    path: '/admin/leads',
    scope: 'leads',
    title: 'Leads',
    text: 'Les contacts laissés dans le chat et la fenêtre de contact.',
    tone: 'menthe',
    figure: ({ leads }: Figures) => (leads === null ? UNKNOWN : plural(leads, 'lead'))
  }
] as const

export const accessToasts = {
  accepted: { title: 'Authentification réussie', tone: 'success' },
  refused: {
    title: 'Code incorrect',
    description: 'Le code administrateur est incorrect.',
    tone: 'error'
  },
  failed: {
    title: 'Erreur',
    description: "Une erreur est survenue lors de l'authentification.",
    tone: 'error'
  },
  throttled: (message: string) => ({ title: 'Erreur', description: message, tone: 'error' as const })
} as const
