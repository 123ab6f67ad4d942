import { addressList } from '@site/service/config/config'
import { z } from 'zod'

/**
 * What receivers that are made in the administration need: RECEIVERS_KEY encrypts their secrets, and without it none are made.
 * RECEIVERS_ALLOWED holds the private addresses and ranges that they may have (DELIVERY-6).
 */
export const receiverEnv = z.object({
  RECEIVERS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  RECEIVERS_ALLOWED: addressList.default([])
})
