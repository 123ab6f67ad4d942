/** Who makes a change. `from` is the client's address, for the audit; `by` the person's name where the code names one. */
export interface Actor {
  from: string
  by?: string | null
}

/** Who makes a call: the one place where a name is taken from it. Codes have no names so far. */
export const actorOf = ({ from }: { from: string }): Actor => ({ from, by: null })
