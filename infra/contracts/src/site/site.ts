import { z } from 'zod'

/** Names and addresses of the company. Values are in brand.ts; addresses can be replaced by the environment at run time. */
export const siteSchema = z.object({
  /** Public origin, without a trailing slash: canonical addresses, feeds, social cards. */
  origin: z.string(),
  productName: z.string(),
  fullName: z.string(),
  eventsProductName: z.string(),
  email: z.string(),
  bookingUrl: z.string(),
  eventsUrl: z.string(),
  companyProfileUrl: z.string(),
  memberProfileUrls: z.array(z.string()),
  registration: z.string(),
  address: z.string(),
  phone: z.string()
})
export type Site = z.infer<typeof siteSchema>
