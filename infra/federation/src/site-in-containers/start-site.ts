import { findProject } from '../own-repository/find-project.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { startContainers } from './containers.ts'
import { createStarted, findEngine } from './engine.ts'
import { chooseImages, provideImages, type SiteImages } from './images.ts'
import { putRemote } from './put-remote.ts'

export type { SiteImages }

export interface SiteOptions {
  /** Folder of the remote that is put in, or one inside of it: the current folder by default. null: the site is started as it is. */
  remote?: string | null
  /** Images under other names than the environment says. */
  images?: Partial<SiteImages>
  /** Which of the site's own front ends it has: ['shell', 'mf-blog']. All of them by default; each takes some seconds. */
  frontEnds?: string[]
  /** Gets what happens, line by line. Nothing is said by default. */
  say?: (line: string) => void
}

export interface StartedSite {
  /** Address of the site, as a visitor has it. */
  url: string
  /** Address of its release API, and a token for the remote; the token is null where none was put in. */
  releasesUrl: string
  token: string | null
  /** Addresses of the services behind the gateway. */
  contentUrl: string
  leadsUrl: string
  /** Opens the administration. */
  adminCode: string
  /** The version of the remote that is live; null where none was put in. */
  version: string | null
  /** Stops and removes everything that was started. */
  stop: () => Promise<void>
}

/**
 * Starts the whole site on testcontainers for the integration tests of a remote: database, NATS, svc-content, svc-leads, svc-gateway and the site's own front ends, and
 * puts the remote in by the release API, with a token made on the spot. It takes about a minute, so it is started once for many tests:
 * `beforeAll(async () => { site = await startSite() }, 600_000)`.
 *
 * Images are those that infra/deploy builds; SITE_IMAGES ('registry.example.org/site'), SITE_IMAGES_TAG, SITE_MYSQL_IMAGE and SITE_NATS_IMAGE name others.
 *
 * @throws an Error that says what is missing (testcontainers, an engine, an image), which container did not start and what it said, or what the site refuses
 */
export async function startSite(options: SiteOptions = {}): Promise<StartedSite> {
  const { remote = process.cwd(), frontEnds = ['all'], say = () => undefined } = options
  const project = remote === null ? null : findProject(remote)
  const { kit, client } = await findEngine()
  const images = chooseImages(options.images ?? {}, process.env)
  await provideImages(client, images, (name) => kit.ImageName.fromString(name))
  const started = createStarted()
  try {
    const site = await startContainers({ kit, client, started }, images, frontEnds)
    say(`the site is at ${site.url}`)
    const put = project && (await putRemote(project, site, say))
    return { ...site, token: put?.token ?? null, version: put?.version ?? null, stop: started.stop }
  } catch (error) {
    await started.stop().catch((cause: unknown) => say(String(cause)))
    throw error instanceof DeployError ? new Error(error.errors.join('\n'), { cause: error }) : error
  }
}
