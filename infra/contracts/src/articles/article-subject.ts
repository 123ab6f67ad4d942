import { fold } from './related-articles.ts'

/** The firm's five fields; each has its tone on the blog. */
export type Theme = 'hotel' | 'events' | 'accounting' | 'training' | 'general'

export interface Subject {
  theme: Theme
  /** In a word or two, 15 characters at most: what the bar of a cover says, and the category in the feed. */
  label: string
}

/**
 * The firm's subjects, the narrower ones first, for a title may name several. Each is a label, and after commas the other
 * words a title may have for it: without case or accents, in the singular.
 */
const SUBJECTS = (
  [
    ['general', 'Audit|RAG|Chatbot|E-mails,courriel,boite'],
    ['hotel', 'SEO,referencement'],
    ['accounting', 'Factures|PMS|Comptabilité,comptable,cloture'],
    ['events', 'Extras|Séminaires|Plannings|Saisonniers|Événements,evenementiel'],
    ['accounting', 'Appels d’offres,appel d’offre|Devis|Budget,rentabilite'],
    ['training', 'Formation,former|Formateurs|Adoption,adopter,changement'],
    ['general', 'RGPD|Règlement IA,reglement|Réunions,compte rendu,comptes rendu|Procédures|Prospects'],
    ['general', 'Prestataires|Sécurité|Données|Agents IA,agent|Consignes'],
    ['hotel', 'Yield|Tarifs,prix|Annulations|Avis clients,avis|Restauration,couvert,gaspillage,cuisine'],
    ['hotel', 'Traduction,traduire|Hôtellerie,hotel,chambre,auberge'],
    ['general', 'Modèles d’IA,modele|Automatiser,automatisation,automatique,automate'],
    ['training', 'Équipes,collaborateur'],
    ['general', 'Projet IA,projet']
  ] as const
).flatMap(([theme, subjects]) =>
  subjects.split('|').map((subject) => {
    const [label = '', ...others] = subject.split(',')
    const words = [fold(label).replace(/s$/, ''), ...others].join('|')
    return { theme, label, named: new RegExp(`\\b(${words})s?\\b`) }
  })
)

/** What the blog is about, for a title that names nothing of the list. */
const AT_LARGE: Subject = { theme: 'general', label: 'L’IA au travail' }

/** What an article is about, by its title. */
export function subjectOf(title: string): Subject {
  const text = fold(title)
  const { theme, label } = SUBJECTS.find(({ named }) => named.test(text)) ?? AT_LARGE
  return { theme, label }
}
