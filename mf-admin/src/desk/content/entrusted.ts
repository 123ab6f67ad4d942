/** Leads that somebody gives to whoever works here; `by`: null where the shared code names nobody. */
export const entrustedCopy = {
  one: (by: string | null, who: string) => `${by ?? 'Quelqu’un'} vous confie ${who}.`,
  several: (by: string | null, count: number) => `${by ?? 'Quelqu’un'} vous confie ${count}\u00a0leads.`,
  open: 'Ouvrir la fiche',
  toMine: 'Voir mes leads'
}
