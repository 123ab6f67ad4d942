/** What the page says. */
export const homeCopy = {
  title: 'mf-sample',
  text: 'Cette page vient d’être créée. Changez un mot, puis publiez.',
  pressed: (count: number) => (count === 0 ? 'Essayer' : `Essayé ${count} fois`)
}
