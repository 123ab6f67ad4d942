import { clients } from '@site/contracts/site/brand'

/** The logo strip (HOME-7). Each `id` names a word mark of hero/client-marks.tsx. */
export const clientsContent = { label: 'Ils travaillent avec nous', clients } as const
export type ClientId = (typeof clients)[number]['id']
