import { fold } from './related-articles.ts'

/** The firm's five fields; each has its tone on the blog. */
export type Theme = 'hotel' | 'events' | 'accounting' | 'training' | 'general'

export interface Subject {
  theme: Theme
  /** In a word or two, 15 characters at most: what the bar of a cover says, and the category in the feed. */
  label: string
}

/**
 * What the blog's pages of one subject are about, in the order in which pages name them: wider than the subjects of covers, and few enough to be
 * read at a glance. Each is the last part of its page's address.
 */
export const TOPICS = [
  'methode',
  'hotellerie',
  'evenementiel',
  'gestion',
  'clients',
  'chatbots',
  'bureau',
  'formation',
  'donnees'
] as const
export type Topic = (typeof TOPICS)[number]

/**
 * The firm's subjects by their theme and their topic, the narrower ones first, for a title may name several. Each is a label, and after commas the
 * other words a title may have for it: without case or accents, in the singular.
 */
const SUBJECTS = (
  [
    ['general', 'methode', 'Audit'],
    ['general', 'chatbots', 'RAG|Chatbot'],
    ['general', 'bureau', 'E-mails,courriel,boite'],
    ['hotel', 'clients', 'SEO,referencement'],
    ['accounting', 'gestion', 'Factures|PMS|Comptabilité,comptable,cloture'],
    ['events', 'evenementiel', 'Extras|Séminaires|Plannings|Saisonniers|Événements,evenementiel'],
    ['accounting', 'clients', 'Appels d’offres,appel d’offre|Devis'],
    ['accounting', 'gestion', 'Budget,rentabilite'],
    ['training', 'formation', 'Formation,former|Formateurs|Adoption,adopter,changement'],
    ['general', 'donnees', 'RGPD|Règlement IA,reglement'],
    ['general', 'bureau', 'Réunions,compte rendu,comptes rendu|Procédures'],
    ['general', 'clients', 'Prospects'],
    ['general', 'methode', 'Prestataires'],
    ['general', 'donnees', 'Sécurité|Données'],
    ['general', 'chatbots', 'Agents IA,agent|Consignes'],
    ['hotel', 'hotellerie', 'Yield|Tarifs,prix|Annulations|Avis clients,avis'],
    ['hotel', 'hotellerie', 'Restauration,couvert,gaspillage,cuisine|Traduction,traduire'],
    ['hotel', 'hotellerie', 'Hôtellerie,hotel,chambre,auberge'],
    ['general', 'chatbots', 'Modèles d’IA,modele'],
    ['general', 'bureau', 'Automatiser,automatisation,automatique,automate'],
    ['training', 'formation', 'Équipes,collaborateur'],
    ['general', 'methode', 'Projet IA,projet']
  ] as const
).flatMap(([theme, topic, subjects]) =>
  subjects.split('|').map((subject) => {
    const [label = '', ...others] = subject.split(',')
    const words = [fold(label).replace(/s$/, ''), ...others].join('|')
    return { theme, topic, label, named: new RegExp(`\\b(${words})s?\\b`) }
  })
)

/** What the blog is about, for a title that names nothing of the list. */
const AT_LARGE: Subject = { theme: 'general', label: 'L’IA au travail' }

const subjectIn = (text: string) => {
  const folded = fold(text)
  return SUBJECTS.find(({ named }) => named.test(folded))
}

/** What an article is about, by its title. */
export function subjectOf(title: string): Subject {
  const { theme, label } = subjectIn(title) ?? AT_LARGE
  return { theme, label }
}

/** The topic that an article's title names, or else what its text begins with; how to go about it where neither names any. */
export const topicNamedIn = (title: string, opening: string): Topic =>
  (subjectIn(title) ?? subjectIn(opening))?.topic ?? 'methode'
