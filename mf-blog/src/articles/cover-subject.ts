import { fold } from './related.ts'

/** Each theme has its tone (cover.module.css). */
export type Theme = 'hotel' | 'events' | 'accounting' | 'training' | 'general'

export interface Subject {
  theme: Theme
  /** What the cover's bar says: 15 characters at most, that is what fits. */
  label: string
}

/** How a title names a subject, without case or accents; the narrower ones first, for a title may name several. */
const SUBJECTS: readonly (readonly [RegExp, Theme, string])[] = [
  [/\baudits?\b/, 'general', 'Audit'],
  [/\brag\b/, 'general', 'RAG'],
  [/\bchatbot/, 'general', 'Chatbot'],
  [/\b(seo\b|referencement)/, 'hotel', 'SEO'],
  [/\b(e-?mails?\b|courriel|messagerie|boite)/, 'general', 'E-mails'],
  [/\bfactur/, 'accounting', 'Factures'],
  [/\bpms\b/, 'accounting', 'PMS'],
  [/\b(comptab|cloture)/, 'accounting', 'Comptabilité'],
  [/\bextras\b/, 'events', 'Extras'],
  [/\bhotesses?\b/, 'events', 'Hôtesses'],
  [/\bseminaire/, 'events', 'Séminaires'],
  [/\bplannings?\b/, 'events', 'Plannings'],
  [/\bsaisonnier/, 'events', 'Saisonniers'],
  [/\bevenement/, 'events', 'Événements'],
  [/\bappels? d’offres/, 'accounting', 'Appels d’offres'],
  [/\bdevis\b/, 'accounting', 'Devis'],
  [/\b(budget|rentab|retour sur inv)/, 'accounting', 'Budget'],
  [/\b(formations?|former)\b/, 'training', 'Formation'],
  [/\bformateur/, 'training', 'Formateurs'],
  [/\becoles?\b/, 'training', 'Écoles'],
  [/\b(adopt|changement)/, 'training', 'Adoption'],
  [/\brgpd\b/, 'general', 'RGPD'],
  [/\breglement/, 'general', 'Règlement IA'],
  [/\b(reunions?|comptes? rendus?)\b/, 'general', 'Réunions'],
  [/\bprocedure/, 'general', 'Procédures'],
  [/\bprospect/, 'general', 'Prospects'],
  [/\b(prestataire|cahier des charges)/, 'general', 'Prestataires'],
  [/\bsecuri/, 'general', 'Sécurité'],
  [/\bdonnees\b/, 'general', 'Données'],
  [/\bagents?\b/, 'general', 'Agents IA'],
  [/\bconsigne/, 'general', 'Consignes'],
  [/\byield\b/, 'hotel', 'Yield'],
  [/\b(prix|tarifs?)\b/, 'hotel', 'Tarifs'],
  [/\bannul/, 'hotel', 'Annulations'],
  [/\bavis\b/, 'hotel', 'Avis clients'],
  [/\b(couverts\b|gaspill|restaura|cuisine)/, 'hotel', 'Restauration'],
  [/\btradu/, 'hotel', 'Traduction'],
  [/\b(hotel|chambres?\b|auberge)/, 'hotel', 'Hôtellerie'],
  [/\bmodeles?\b/, 'general', 'Modèles d’IA'],
  [/\bautomat/, 'general', 'Automatiser'],
  [/\b(equipe|collaborateur)/, 'training', 'Équipes'],
  [/\bprojets?\b/, 'general', 'Projet IA']
]

/** What the blog is about, for a title that names nothing of the list. */
const AT_LARGE: Subject = { theme: 'general', label: 'L’IA au travail' }

export function subjectOf(title: string): Subject {
  const text = fold(title)
  const [, theme, label] = SUBJECTS.find(([words]) => words.test(text)) ?? []
  return theme && label ? { theme, label } : AT_LARGE
}
