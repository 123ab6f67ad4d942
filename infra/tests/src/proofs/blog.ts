import type { Proof } from './proof.ts'

export const blog: Proof[] = []
