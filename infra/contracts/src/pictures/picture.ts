import { z } from 'zod'
import { PICTURE_LIMITS } from './own-picture.ts'

const percent = z.coerce.number().int().min(0).max(100)

/** Query of POST /api/pictures; its body is the file. */
export const pictureQuerySchema = z
  .object({
    alt: z
      .string()
      .trim()
      .max(PICTURE_LIMITS.alt, `La description ne peut pas dépasser ${PICTURE_LIMITS.alt} caractères.`)
      .default('')
      .describe('What the picture shows, for who does not see it. Required, unless it is decorative.'),
    decorative: z
      .literal('true')
      .optional()
      .describe('It says nothing that the text does not: it needs no description.'),
    focusX: percent
      .optional()
      .describe(
        'What must stay in sight when it is cropped: percent from the left. Without it, as before, or the middle.'
      ),
    focusY: percent.optional().describe('And percent from the top.')
  })
  .refine(({ alt, decorative }) => alt !== '' || decorative, {
    path: ['alt'],
    message: 'Décrivez l’image.'
  })
export type PictureQuery = { alt?: string; decorative?: 'true'; focusX?: number; focusY?: number }

/** Body of PUT /api/pictures/:id, apart from the code: what is said of a picture, in place of what was. */
export const pictureDescriptionSchema = z.object({
  alt: z
    .string()
    .trim()
    .min(1, 'Décrivez l’image.')
    .max(PICTURE_LIMITS.alt, `La description ne peut pas dépasser ${PICTURE_LIMITS.alt} caractères.`)
    .describe('What the picture shows, for who does not see it.'),
  focus: z
    .object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
    .optional()
    .describe(
      'What must stay in sight when it is cropped, in percent from the left and the top. Without it, as before.'
    )
})
export type PictureDescription = z.infer<typeof pictureDescriptionSchema>

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
