import { frameCopy, type Screen } from '../../layout/content/frame.ts'

export const keysCopy = {
  title: 'Raccourcis clavier',
  areOn: 'Utiliser les raccourcis clavier',
  everywhere: 'Partout',
  /** Keys of every screen. The one that opens the palette is held with another, and stays on. */
  list: (screens: readonly Screen[]) => [
    { key: frameCopy.searchKeys, text: 'Chercher une page, une action, un article' },
    { key: '?', text: 'Afficher cette liste' },
    { key: `G ${frameCopy.portalKey.toUpperCase()}`, text: frameCopy.portal },
    ...screens.map(({ key, label }) => ({ key: `G ${key.toUpperCase()}`, text: label }))
  ]
}
