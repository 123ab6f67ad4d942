import { z } from 'zod'
import { PICTURE_LIMITS } from './own-picture.ts'

const percent = z.coerce.number().int().min(0).max(100)

/** Query of POST /api/pictures; its body is the file. */
export const pictureQuerySchema = z.object({
  alt: z
    .string('Décrivez l’image.')
    .trim()
    .min(1, 'Décrivez l’image.')
    .max(PICTURE_LIMITS.alt, `La description ne peut pas dépasser ${PICTURE_LIMITS.alt} caractères.`)
    .describe('What the picture shows, for who does not see it. Required.'),
  focusX: percent.default(50).describe('What must stay in sight when it is cropped: percent from the left.'),
  focusY: percent.default(50).describe('And percent from the top.')
})
export type PictureQuery = { alt: string; focusX?: number; focusY?: number }

/** What a page knows of the article's picture when it is one of ours (PictureFacts). */
export const pictureFactsSchema = z.object({
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focus: z.object({ x: z.number(), y: z.number() })
})

/** A picture of ours. `unusedSince`: since when nothing shows it; null while something does. */
export const pictureSchema = pictureFactsSchema.extend({
  id: z.number().int().positive(),
  /** For `imageUrl` and `img`: WebP, and the same in AVIF for a `source` before it. */
  src: z.string(),
  srcset: z.string(),
  avif: z.string(),
  createdAt: z.iso.datetime(),
  unusedSince: z.iso.datetime().nullable()
})
export type Picture = z.infer<typeof pictureSchema>
