import { plural } from '@site/web/ui/text/plural'

export const editorCopy = {
  modes: 'Façon d’écrire',
  source: 'HTML',
  visual: 'Visuel',
  surface: 'Contenu (visuel)',
  placeholder: 'Écrivez, ou tapez / pour insérer…',
  titlePlaceholder: 'Titre de l’article',
  titleOver: (over: number, limit: number) =>
    `Le titre a ${plural(over, 'caractère')} de trop\u00a0: il peut en compter ${limit}.`,
  loading: 'L’éditeur arrive…',
  toolbar: 'Mise en forme',
  tableTools: 'Tableau',
  selectionTools: 'Mots sélectionnés',
  moreTools: 'Plus d’outils',
  insert: 'Insérer',
  kept: {
    iframe: 'Cadre intégré',
    video: 'Vidéo',
    audio: 'Son',
    picture: 'Image à plusieurs tailles',
    details: 'Texte à déplier',
    dl: 'Liste de définitions',
    figure: 'Figure',
    table: 'Tableau',
    ruby: 'Annotation'
  } as Record<string, string>,
  keptOther: 'Bloc HTML',
  keptHint: 'Gardé tel quel\u00a0: se modifie en HTML'
}

/** Buttons of the toolbar: what they say, with their keys. */
export const toolbarCopy = {
  undo: 'Annuler (Ctrl+Z)',
  redo: 'Rétablir (Ctrl+Maj+Z)',
  heading: 'Section',
  subheading: 'Sous-section',
  bold: 'Gras (Ctrl+B)',
  italic: 'Italique (Ctrl+I)',
  code: 'Code',
  link: 'Lien (Ctrl+K)',
  bullets: 'Liste à puces',
  numbers: 'Liste numérotée',
  quote: 'Citation',
  table: 'Tableau',
  figure: 'Image',
  moveUp: 'Monter le bloc (Alt+↑)',
  moveDown: 'Descendre le bloc (Alt+↓)',
  addRow: 'Ajouter une ligne',
  addRowAbove: 'Ajouter une ligne au-dessus',
  removeRow: 'Supprimer la ligne',
  addColumn: 'Ajouter une colonne',
  addColumnBefore: 'Ajouter une colonne avant',
  removeColumn: 'Supprimer la colonne',
  headerRow: 'Ligne d’en-tête',
  removeTable: 'Supprimer le tableau'
} as const
export type Tool = keyof typeof toolbarCopy

/** What the menu behind / inserts: its name, and the words that also find it. */
export const slashCopy = {
  heading: ['Section', 'intertitre h2'],
  subheading: ['Sous-section', 'intertitre h3'],
  bullets: ['Liste à puces', 'points'],
  numbers: ['Liste numérotée', 'chiffres'],
  quote: ['Citation', 'bloc'],
  table: ['Tableau', 'colonnes lignes'],
  figure: ['Image', 'figure photo'],
  rule: ['Séparateur', 'ligne trait'],
  codeBlock: ['Bloc de code', 'programme']
} as const
export type Insertion = keyof typeof slashCopy

/** What is typed for the same at the start of a line. */
export const typedSigns: Partial<Record<Insertion, string>> = {
  heading: '##',
  subheading: '###',
  bullets: '-',
  numbers: '1.',
  quote: '>',
  rule: '---',
  codeBlock: '```'
}

/** Read out as a block is moved. */
export const blocksCopy = {
  moved: (place: number, count: number) => `Bloc déplacé\u00a0: ${place} sur ${count}.`,
  isFirst: 'Ce bloc est déjà le premier.',
  isLast: 'Ce bloc est déjà le dernier.'
}

/** The keys of the form, in the list of all. */
export const editorParts = {
  title: 'Rédiger',
  keys: [
    { key: '/', text: 'Insérer un bloc, au début d’une ligne' },
    { key: 'Alt ↑', text: 'Monter le bloc' },
    { key: 'Alt ↓', text: 'Descendre le bloc' },
    { key: 'Ctrl B', text: 'Gras' },
    { key: 'Ctrl I', text: 'Italique' },
    { key: 'Ctrl K', text: 'Lien' },
    { key: 'Tab', text: 'Cellule suivante, et une ligne de plus après la dernière' },
    { key: 'Échap', text: 'Quitter le tableau, vers la ligne d’après' },
    { key: 'Alt F10', text: 'Aller aux outils, d’abord à ceux du tableau' },
    { key: 'Ctrl Z', text: 'Annuler' },
    { key: 'Ctrl Entrée', text: 'Publier' }
  ],
  commands: []
}

export const linkCopy = {
  title: 'Lien',
  address: 'Adresse du lien',
  addressHint: 'Les mots d’un de nos articles, ou une adresse.',
  articles: 'Nos articles',
  noArticle: 'Aucun de nos articles en ligne ne contient ces mots.',
  isAddress: 'Cette adresse sera celle du lien. Tapez des mots pour chercher parmi nos articles.',
  articlesLost: 'Nos articles n’ont pas pu être cherchés. Indiquez une adresse.',
  choose: 'Choisissez un article, ou indiquez une adresse.',
  refused:
    'Écrivez une adresse complète, comme https://exemple.fr/page, une adresse de courriel, ou une page du site, comme /blog.',
  empty: 'Indiquez l’adresse.',
  text: 'Texte du lien',
  apply: 'Appliquer',
  remove: 'Retirer le lien'
}

/** Of a text that was pasted. */
export const pasteCopy = {
  lost: (pictures: number) => ({
    title: `${plural(pictures, 'image n’a pas été collée', 'images n’ont pas été collées')}`,
    description:
      pictures > 1
        ? 'Le programme d’où vient le texte ne les donne pas à coller. Enregistrez-les, puis déposez-les à leur place.'
        : 'Le programme d’où vient le texte ne la donne pas à coller. Enregistrez-la, puis déposez-la à sa place.',
    tone: 'error' as const
  })
}

export const figureCopy = {
  title: 'Image',
  choose: 'Choisir des images',
  drop: 'ou déposez-les ici, ou collez-les.',
  chooseHint:
    'JPEG, PNG, WebP, GIF ou AVIF, 16\u00a0Mo au plus. Plusieurs images viennent l’une après l’autre, chacune avec sa description. Une image se dépose ou se colle aussi dans le texte.',
  useAddress: 'Utiliser plutôt une adresse',
  address: 'Adresse d’une image déjà en ligne',
  /** Of the pictures that are chosen, the one that is described and how many follow it. */
  inTurn: (file: string, following: number) =>
    following === 0 ? file : `${file}, puis ${plural(following, 'autre image', 'autres images')} à décrire`,
  alt: 'Description de l’image',
  altHint:
    'Obligatoire\u00a0: la description est lue à qui ne voit pas l’image, et montrée si elle ne se charge pas. Dites en une phrase ce qu’on y voit d’utile au texte.',
  altMissing: 'Décrivez l’image, ou cochez qu’elle est purement décorative.',
  decorative: 'Purement décorative\u00a0: le texte se comprend sans elle',
  caption: 'Légende',
  apply: 'Placer l’image',
  /** Of the one that stands there. */
  change: 'Appliquer',
  remove: 'Retirer l’image',
  /** On a picture that is selected. */
  describe: 'Description'
}

/** A picture on its way into the text (MANAGE-61). */
export const uploadCopy = {
  label: (file: string) => `Image «\u00a0${file}\u00a0»`,
  asking: 'À décrire.',
  queued: 'Attend l’image précédente.',
  retry: 'Réessayer',
  cancel: 'Annuler'
}

export const asideCopy = {
  title: 'Aperçu',
  words: (count: number) => `${count.toLocaleString('fr-FR')}\u00a0${count > 1 ? 'mots' : 'mot'}`,
  minutes: (count: number) => `${count}\u00a0min de lecture`,
  card: 'Sur le blog',
  search: 'Dans un moteur de recherche',
  social: 'Partagé',
  untitled: 'Titre de l’article',
  noText: 'Les premiers mots de l’article apparaîtront ici.',
  image: 'Image de l’article'
}

export const barCopy = {
  label: 'État de l’article',
  blank: 'Rien n’est encore écrit.',
  typed: 'Pas encore en ligne.',
  edited: 'Modifications pas encore en ligne.',
  same: 'En ligne, sans modification.',
  published: 'En ligne.',
  read: 'Voir l’article',
  keys: 'Ctrl+Entrée'
}
