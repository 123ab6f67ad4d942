import { type PreviewLink, previewRequestSchema } from '@site/contracts/preview-links/preview-link'
import { signPreviewLink } from '@site/federation/publish/sign-preview'
import { DeployError } from '@site/federation/registry/deploy-error'
import { conflict } from '@site/service/http/errors'
import { validate } from '@site/service/http/validate'
import type { Context } from 'koa'
import { boardCopy } from './content/board.ts'

export interface SignDeps {
  root: string
  keyFile: string
  /** Public address of the site. */
  origin: string
}

/** Signs a link to kept versions in the name of `by`. Nothing changes by it, so it stands in the log of this process and in no history. */
export async function signPreview(ctx: Context, by: string, deps: SignDeps): Promise<PreviewLink> {
  const asked = validate(previewRequestSchema, ctx.request.body)
  const { versions } = asked
  try {
    const link = await signPreviewLink(asked, { ...deps, publisher: { by } })
    ctx.state.log.info({ versions, until: link.until, by }, 'link to a preview signed')
    return link
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    ctx.state.log.warn({ versions, by, errors: error.errors }, 'link to a preview refused')
    throw conflict(boardCopy.previewRefused, 'preview-refused')
  }
}
