/** What an administrator reads about a draft: one sentence for each kind of finding. */
export const findingCopy = {
  inTitle: 'Titre',
  inText: 'Ensemble du texte',
  figure: (words: string) => `Le chiffre «\u00a0${words}\u00a0» ne vient d’aucun document fourni.`,
  date: (words: string) => `La date «\u00a0${words}\u00a0» ne vient d’aucun document fourni.`,
  quotation: 'Des paroles sont prêtées à quelqu’un que personne ne nous a fait entendre.',
  source: (words: string) => `La source «\u00a0${words}\u00a0» n’a été donnée par personne.`,
  sameText: (title: string, share: number) =>
    `${share}\u202f% du texte se trouve déjà dans «\u00a0${title}\u00a0».`,
  sameTitle: (title: string) => `Le titre répète celui de «\u00a0${title}\u00a0».`,
  repeatedInside: 'Un même passage revient deux fois dans le texte.',
  deadLink: (address: string) => `Le lien ${address} ne répond pas.`,
  unknownPage: (address: string) => `Le lien ${address} ne mène à aucune page du site.`,
  refusedLink: (address: string) => `Le lien ${address} n’est pas une adresse publique en https.`,
  tooManyLinks: (count: number) => `${count} liens mènent hors du site\u00a0: c’est trop pour un article.`,
  typography: {
    apostrophe: (count: number) => `Apostrophes droites\u00a0: ${count}.`,
    quotes: (count: number) => `Guillemets droits ou anglais\u00a0: ${count}.`,
    dots: (count: number) => `Trois points au lieu du signe «\u00a0…\u00a0»\u00a0: ${count}.`,
    spaces: (count: number) => `Espaces insécables manquantes\u00a0: ${count}.`,
    doubled: (count: number) => `Espaces doubles ou mal placées\u00a0: ${count}.`,
    capitals: (count: number) => `Mots entièrement en capitales\u00a0: ${count}.`,
    accents: (count: number) => `Capitales sans leur accent\u00a0: ${count}.`
  },
  words: (count: number, min: number, max: number) =>
    `Le texte compte ${count} mots\u00a0; il en faut de ${min} à ${max}.`,
  longTitle: (count: number) =>
    `Le titre compte ${count} caractères\u00a0: les moteurs de recherche le couperont.`,
  longParagraph: (count: number) => `Un paragraphe compte ${count} mots.`,
  promisedCount: (promised: string, found: string) =>
    `Le titre promet «\u00a0${promised}\u00a0»\u00a0; le texte n’en donne pas ce nombre (${found}).`,
  promisedWords: (missing: string) => `Le texte ne traite pas ce que le titre annonce (${missing}).`,
  noLead: 'L’article ne commence pas par un paragraphe.',
  fewHeadings: (count: number) => `Intertitres\u00a0: ${count}. Le texte n’a pas de plan lisible.`,
  emptySection: 'Un intertitre n’a pas de texte.',
  sameHeading: 'Deux intertitres sont les mêmes.',
  noList: 'Ni liste ni tableau\u00a0: le texte se parcourt mal.',
  noCall: 'L’article ne se termine pas par un appel à l’action vers le site.',
  unfinished: 'La dernière phrase n’est pas finie.',
  badLevel: 'Un intertitre saute un niveau.',
  leftover: (words: string) => `Reste de consigne ou de réponse de modèle\u00a0: «\u00a0${words}\u00a0».`
}
