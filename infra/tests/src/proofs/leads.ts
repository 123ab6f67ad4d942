import type { Proof } from './proof.ts'

export const leads: Proof[] = []
