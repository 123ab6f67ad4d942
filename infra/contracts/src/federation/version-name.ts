import { z } from 'zod'

/** A deployable is what is deployed on its own: the shell, or a remote. */
export const deployableNameSchema = z.string().regex(/^(shell|mf-[a-z][a-z0-9-]{0,30})$/)

/** '0.1.0-3f9c2ab417': the package version and the hash of everything the build reads. */
export const versionSchema = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,16}$/)

/** Front ends that one call or one command changes at most. */
export const TOGETHER_AT_MOST = 20
