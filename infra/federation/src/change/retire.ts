import { fixedPartsOf } from '@site/contracts/federation/fixed-addresses'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { noteChange } from '../history/history.ts'
import { requireGrant } from '../publish/grants.ts'
import { type ReleaseOptions, refuseOn, releaseOf } from '../publish/publish.ts'
import { changeEntry } from './change-entry.ts'

/**
 * Takes a remote out of the site: no page loads it any more, and its addresses are nobody's. Its versions are kept as those that are out of use are, and
 * publishing one of them brings it back.
 *
 * @throws DeployError where it is not in the site, has a canary, or the site cannot do without it; nothing has changed then
 */
export async function retireRemote(name: string, options: ReleaseOptions): Promise<ReleaseAnswer> {
  const { publisher, clock = () => new Date() } = options
  refuseOn(errorsOfLeaving(name))
  return changeEntry(name, options, 'retire', async ({ entry, write }) => {
    const { live, canary } = entry
    requireGrant(publisher, name, live.routes)
    if (canary)
      refuseOn([
        `${name} ${canary.manifest.version} is a canary: promote it or abort it, then retire ${name}`
      ])
    const [version, before] = [live.version, live.version]
    const release = releaseOf(options, { action: 'retire', version, before, now: clock() })
    await write(null)
    await noteChange(options, { ...release, deployable: name, result: 'retired' }, entry)
    return { deployable: name, version, outcome: 'retired', before }
  })
}

/** What keeps a deployable in the site, whoever asks. */
function errorsOfLeaving(name: string): string[] {
  if (name === 'shell') return ['the shell is the site: it is not retired']
  const [part] = fixedPartsOf(name)
  return part ? [`${name} is not retired: ${part} is its own, whatever is live`] : []
}
