import { z } from 'zod'

const filesSchema = z.object({
  sync: z.array(z.string()).default([]),
  async: z.array(z.string()).default([])
})

const assetsSchema = z.object({ js: filesSchema, css: filesSchema })

/** Module Federation's manifest of a build that is not ours, as far as it is read. Other tools say more, or leave out what is empty. */
export const foreignBuildSchema = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z.string().default(''), type: z.string() }),
    publicPath: z.string().optional()
  }),
  shared: z
    .array(z.object({ name: z.string(), version: z.string(), assets: assetsSchema.optional() }))
    .default([]),
  exposes: z.array(z.object({ path: z.string(), assets: assetsSchema }))
})
