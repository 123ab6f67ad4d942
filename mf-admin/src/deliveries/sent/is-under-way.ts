import type { Delivery } from '@site/contracts/deliveries/deliveries'

/** Is it being sent, or just about to be? */
export const isUnderWay = ({ attempts, nextTryAt }: Pick<Delivery, 'attempts' | 'nextTryAt'>): boolean =>
  attempts[0]?.outcome === 'sending' || (nextTryAt !== null && Date.parse(nextTryAt) <= Date.now())
