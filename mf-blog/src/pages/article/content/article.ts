import { cutAtWord } from '@site/contracts/articles/article-text'

/** What infra/requirements/article.md quotes stands letter by letter. */
export const articleCopy = {
  /** Search engines show some 60 characters: a title that fills them goes without the name, a longer one is cut. */
  headTitle: (title: string, siteName: string) => {
    const whole = `${title} | ${siteName}`
    return whole.length > 65 ? cutAtWord(title, 60) : whole
  },
  missingDescription: 'Cet article n’existe pas ou n’est plus en ligne.',
  unknownTitle: 'Article',
  unknownDescription: 'Un article de notre blog sur l’IA au travail.',
  cardAlt: 'L’IA au travail',
  loading: "Chargement de l'article...",
  missing: 'Article non trouvé',
  missingHint: 'Il a peut-être été retiré, ou son adresse a changé. Les autres articles sont toujours là.',
  missingSlot: 'Rien de prévu ici',
  trail: 'Fil d’Ariane',
  contents: 'Dans cet article',
  back: 'Retour au blog',
  booking: 'Prendre rendez-vous',
  share: 'Partager',
  related: 'À lire aussi',
  reading: (minutes: number) => `${minutes}\u00a0min de lecture`,
  asideTitle: 'Et chez vous ?',
  asideText: 'Trente minutes pour voir ce qui peut s’automatiser dans votre équipe, sans engagement.'
}
