export const editorCopy = {
  modes: 'Façon d’écrire',
  source: 'HTML',
  visual: 'Visuel',
  surface: 'Contenu (visuel)',
  surfaceHint:
    'Ce que cette barre ne sait pas faire (figures, cadres, classes) s’écrit en HTML et reste intact ici.',
  toolbar: 'Mise en forme',
  linkAddress: 'Adresse du lien',
  apply: 'Appliquer',
  preview: 'Aperçu',
  previewHint: 'Tel que les lecteurs le verront, à la mise en page près.',
  emptyPreview: 'L’article apparaît ici à mesure que vous écrivez.'
}

export const toolbarCopy = {
  paragraph: ['Texte', 'Paragraphe'],
  heading: ['H2', 'Intertitre'],
  subheading: ['H3', 'Sous-intertitre'],
  bold: ['Gras', 'Gras (Ctrl+B)'],
  italic: ['Italique', 'Italique (Ctrl+I)'],
  bullets: ['Liste', 'Liste à puces'],
  numbers: ['1. 2. 3.', 'Liste numérotée'],
  quote: ['Citation', 'Citation'],
  table: ['Tableau', 'Insérer un tableau'],
  link: ['Lien', 'Ajouter un lien'],
  unlink: ['Sans lien', 'Retirer le lien']
} as const satisfies Record<string, readonly [label: string, title: string]>
