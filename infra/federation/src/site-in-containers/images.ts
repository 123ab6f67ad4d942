import type { ContainerRuntimeClient } from 'testcontainers'

/** The images that the site is made of: the product's own as infra/deploy builds them, and the servers that these stand on. */
export interface SiteImages {
  content: string
  leads: string
  gateway: string
  /** What builds and deploys shell and remotes of the site. */
  frontEnds: string
  mysql: string
  nats: string
}

/**
 * The names of the images: what is asked for, else what the environment says, else those that infra/deploy/compose/build.sh gives them. SITE_IMAGES stands before
 * the product's own ('registry.example.org/site'), SITE_IMAGES_TAG behind them; SITE_MYSQL_IMAGE and SITE_NATS_IMAGE are whole names.
 */
export function chooseImages(asked: Partial<SiteImages>, env: NodeJS.ProcessEnv): SiteImages {
  const own = (name: string) => `${env.SITE_IMAGES || 'site'}/${name}:${env.SITE_IMAGES_TAG || 'latest'}`
  return {
    content: own('svc-content'),
    leads: own('svc-leads'),
    gateway: own('svc-gateway'),
    frontEnds: own('front-ends'),
    mysql: env.SITE_MYSQL_IMAGE || 'mysql:8.4',
    nats: env.SITE_NATS_IMAGE || 'nats:2.12-alpine',
    ...asked
  }
}

/**
 * Pulls what is not on the engine yet.
 *
 * @param nameOf testcontainers' reading of an image's name
 * @throws an Error that names every image that is neither there nor to be had
 */
export async function provideImages(
  { image }: Pick<ContainerRuntimeClient, 'image'>,
  images: SiteImages,
  nameOf: (image: string) => Parameters<ContainerRuntimeClient['image']['pull']>[0]
): Promise<void> {
  const missing: string[] = []
  for (const name of new Set(Object.values(images))) {
    if (await image.exists(nameOf(name))) continue
    await image.pull(nameOf(name)).catch((error: unknown) => {
      missing.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    })
  }
  if (missing.length === 0) return
  throw new Error(
    [
      'The site cannot be started, as these images are neither on the engine nor to be pulled:',
      ...missing,
      'infra/deploy/compose/build.sh of the site’s repository builds its own; SITE_IMAGES and SITE_IMAGES_TAG, SITE_MYSQL_IMAGE and SITE_NATS_IMAGE name others'
    ].join('\n')
  )
}
