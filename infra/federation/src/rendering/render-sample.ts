import { menusOf } from '@site/contracts/federation/menus'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { RemoteServerBundle, RenderOutput, ShellServerBundle } from '@site/contracts/federation/render'
import { SAMPLE_SITE } from './sample-site.ts'

export interface Bundles {
  shell: ShellServerBundle
  bundle: RemoteServerBundle
}

/** What came of a trial rendering; `page` is null when it threw `error`. */
export interface Sample {
  page: RenderOutput | null
  error?: unknown
  /** It wanted data, and there is none while deploying. */
  askedForData: boolean
}

/** Renders one page of a remote by itself in the shell: '1' for what its pattern leaves open, and no data. */
export async function renderSample(
  manifest: DeployableManifest,
  path: string,
  { shell, bundle }: Bundles
): Promise<Sample> {
  let askedForData = false
  const getJson = (): Promise<never> => {
    askedForData = true
    return Promise.reject(new Error('There is no data while deploying'))
  }
  const address = path === '*' ? '/no-such-page' : path.replaceAll(/:[^/]+/g, '1')
  try {
    const page = await shell.render({
      url: `${SAMPLE_SITE.origin}${address}`,
      site: SAMPLE_SITE,
      registry: {
        revision: 0,
        remotes: [{ ...manifest, previous: null }],
        down: [],
        menus: menusOf([manifest]),
        preview: {}
      },
      bundles: { [manifest.name]: bundle },
      getJson
    })
    return { page, askedForData }
  } catch (error) {
    return { page: null, error, askedForData }
  }
}
