import type { Contact } from '@site/contracts/operations/contact'
import type { SuspectReason, SuspectSignal } from '@site/contracts/operations/suspect'

/** A signal that was seen, and what it counts against a submission. */
export interface Signal extends SuspectReason {
  signal: SuspectSignal
}

/** What a judgement knows of a submission besides its body. */
export interface Circumstances {
  /** Is it beyond a limit (contact/flood-gate.ts)? */
  isOverLimit: boolean
  /** How many other e-mail addresses sent the same text lately (repeats.ts). */
  sameTextFrom: number
}

/** A part of the judgement: pure, and quick enough to run within each capture. */
export type FindSignals = (contact: Contact, circumstances: Circumstances) => Signal[]
