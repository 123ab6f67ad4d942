import { takeCommandLine } from '@site/contracts/command-line'
import { TOGETHER_AT_MOST } from '@site/contracts/federation/version-name'
import {
  PREVIEW_DAYS,
  PREVIEW_DAYS_AT_MOST,
  type PreviewRequest,
  previewRequestSchema
} from '@site/contracts/preview-links/preview-link'
import { describeLink } from '../history/describe-answer.ts'
import { localUser } from '../publish/local-user.ts'
import { signPreviewLink } from '../publish/sign-preview.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { clientOf, type Home, say, storeHere, TO, TO_USAGE } from './home.ts'
import { isName, isVersion, readVersions } from './read-versions.ts'

/** `npm run site -- preview`: signs a link to versions that are kept, one or several beside each other. Nothing changes by it. */
export async function signPreview({ store, callOf }: Home, args: string[]): Promise<void> {
  const line = {
    usage: `${callOf('preview')} <deployable> <version> [<deployable> <version>]… [--days=${PREVIEW_DAYS}] ${TO_USAGE}`,
    options: { days: 'value', ...TO },
    ...{ least: 1, most: 2 * TOGETHER_AT_MOST },
    isWord: (word: string) => isName(word) || isVersion(word)
  } as const
  const { words, options } = takeCommandLine(line, args)
  const request = readRequest(words, options.days)
  const link = options.to
    ? await clientOf(options).preview(request)
    : await signPreviewLink(request, { ...storeHere(store), publisher: localUser() })
  const shown = Object.entries(request.versions).map((one) => one.join(' '))
  say(`${shown.join(', ')} can be previewed ${describeLink(link)}`)
}

/** What a command line asks for. Throws a DeployError for a front end without its version, and days that are none or too many. */
function readRequest(words: string[], days: string | undefined): PreviewRequest {
  const versions = readVersions(words)
  const unnamed = versions.find(([, version]) => version === null)
  if (unnamed) throw new DeployError([`which version of ${unnamed[0]} is to be seen?`])
  const request = previewRequestSchema.safeParse({
    versions: Object.fromEntries(versions),
    ...(days !== undefined && { days: Number(days) })
  })
  if (request.success) return request.data
  throw new DeployError([`--days takes a number from 1 to ${PREVIEW_DAYS_AT_MOST}, not ${days}`])
}
