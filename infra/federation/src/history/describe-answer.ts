import type { PreviewLink } from '@site/contracts/preview-links/preview-link'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'

/** What a site answers to a release, for a terminal. */
export function describeAnswer(answer: ReleaseAnswer): string {
  const { deployable, version, outcome, before } = answer
  if (outcome === 'unchanged') return `${deployable} ${version} is live already: nothing to do`
  if (outcome === 'preview') return describeKept(answer)
  return `${deployable} ${version} is live${before ? `; before it was ${before}` : ''}${describeRest(answer)}`
}

/** What is said after a version is live: which pages were not opened in a browser before, and what has ended by it. */
export const describeRest = ({ unseen, ended = [] }: Pick<ReleaseAnswer, 'unseen' | 'ended'>): string =>
  [...(unseen ? [unseen] : []), ...ended].map((line) => `; ${line}`).join('')

/** What a version is that is kept and not live. `unfit`: why it could not be live beside what is. `preview`: where it can be seen until when. */
export function describeKept({
  deployable: name,
  version,
  unfit,
  preview
}: Pick<ReleaseAnswer, 'deployable' | 'version' | 'unfit' | 'preview'>): string {
  if (unfit)
    return `${name} ${version} is kept, and does not fit what is live: ${unfit.join('; ')}. It goes live together with what it fits`
  return preview
    ? `${name} ${version} can be previewed ${describeLink(preview)}`
    : `${name} ${version} can be previewed with ?${name}=${version}`
}

/** A link to a preview, which is beside what it says a line of its own, to be copied. */
export const describeLink = ({ address, until }: PreviewLink): string =>
  `until ${until.slice(0, 16).replace('T', ' ')} UTC by whoever has this link${address.startsWith('/') ? ', after the address of the site' : ''}:\n${address}`
