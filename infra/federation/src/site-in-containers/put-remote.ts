import { setTimeout } from 'node:timers/promises'
import { madeTokenSchema } from '@site/contracts/access/token-calls'
import { MF_MANIFEST, mfManifestSchema } from '@site/contracts/foreign-hosts/mf-manifest'
import { addressOf } from '@site/contracts/operations/calls/call'
import { tokenCalls } from '@site/contracts/operations/calls/tokens'
import { readManifest } from '@site/registry/version-files'
import type { DeployableSource } from '../build/deployable-source.ts'
import { sendFolder } from '../command/send-folder.ts'
import { buildProject } from '../own-repository/build-project.ts'
import { createReleaseClient } from '../transfer/release-client.ts'
import type { SiteAddresses } from './containers.ts'

/** A gateway follows what is published within a second. Milliseconds. */
const UNTIL_SERVED = 30_000

/**
 * Builds the remote, makes a token in the administration of the site, sends the remote by it as the team's own deploy does, and waits until the site serves it.
 * Types and tests are not run before: a test calls this.
 */
export async function putRemote(
  project: DeployableSource,
  site: SiteAddresses,
  say: (line: string) => void
): Promise<{ token: string; version: string }> {
  const folder = await buildProject(project, { unchecked: true, say })
  const { version } = await readManifest(folder)
  const token = await makeToken(project.name, site)
  const client = createReleaseClient({ origin: site.releasesUrl, token, setting: 'the log of its gateway' })
  await sendFolder(folder, client, { notes: { message: 'An integration test' }, mode: 'live', say })
  await untilServed(project.name, version, site)
  return { token, version }
}

async function makeToken(name: string, { url, adminCode }: SiteAddresses): Promise<string> {
  const body: NonNullable<typeof tokenCalls.createToken.types>['body'] = {
    adminCode,
    name: 'An integration test',
    scopes: ['releases:write'],
    // Whatever addresses it has: those that others have, the site refuses.
    releases: { deployables: [name], routes: ['/', '*'] }
  }
  const response = await fetch(url + addressOf(tokenCalls.createToken), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The site makes no token: it answers ${response.status} ${text}`)
  return madeTokenSchema.parse(JSON.parse(text)).token
}

async function untilServed(name: string, version: string, { url }: SiteAddresses): Promise<void> {
  const until = Date.now() + UNTIL_SERVED
  while ((await servedVersion(`${url}/remotes/${name}/live/${MF_MANIFEST}`)) !== version) {
    if (Date.now() > until) throw new Error(`The site does not serve ${name} ${version}, which is live`)
    await setTimeout(100)
  }
}

async function servedVersion(address: string): Promise<string | null> {
  const response = await fetch(address)
  const manifest = mfManifestSchema.safeParse(response.ok ? await response.json() : null)
  return manifest.success ? manifest.data.metaData.buildInfo.buildVersion : null
}
