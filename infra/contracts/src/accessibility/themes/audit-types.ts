/** Met, not met, or about something that the sample does not have (« conforme », « non conforme », « non applicable »). */
export type Verdict = 'C' | 'NC' | 'NA'

/**
 * Why the verdict stands: a test of this repository, by a number of infra/requirements or by words of its title; or what was looked at,
 * on which day.
 */
export type Proof = { test: string } | { on: string; seen: string }

interface Judged {
  /** As the reference counts: theme, criterion. */
  number: string
  /** What the criterion asks, in French and in our own short words: the page shows it where it is not met. */
  asks: string
  proof: readonly Proof[]
}

/** One criterion of the RGAA as it stands for the whole sample: what one page fails is not met. */
export type Criterion =
  | (Judged & { verdict: 'C' | 'NA' })
  | (Judged & {
      verdict: 'NC'
      /** In French, for the page: what is not accessible, where, why it is not mended, and what one can do instead. */
      reason: string
    })

/** One of the thirteen themes. */
export interface Theme {
  name: string
  criteria: readonly Criterion[]
}
