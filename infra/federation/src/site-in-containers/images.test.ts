import { expect, it } from 'vitest'
import { chooseImages, provideImages } from './images.ts'

it('FED-57 takes the images that are asked for, else those of the environment, else those that this repository builds', () => {
  const env = { SITE_IMAGES: 'registry.example.org/site', SITE_IMAGES_TAG: '1.4', SITE_MYSQL_IMAGE: '' }
  expect(chooseImages({ nats: 'nats:3' }, env)).toEqual({
    content: 'registry.example.org/site/svc-content:1.4',
    leads: 'registry.example.org/site/svc-leads:1.4',
    gateway: 'registry.example.org/site/svc-gateway:1.4',
    frontEnds: 'registry.example.org/site/front-ends:1.4',
    mysql: 'mysql:8.4',
    nats: 'nats:3'
  })
  expect(chooseImages({}, {}).gateway).toBe('site/svc-gateway:latest')
})

it('FED-57 pulls what is not there, and names in one message every image that is not to be had, with the reason', async () => {
  const asked: string[] = []
  const image = {
    exists: async (name: unknown) => name === 'mysql:8.4',
    pull: async (name: unknown) => {
      asked.push(String(name))
      if (String(name).startsWith('site/')) throw new Error('access denied')
    }
  }
  const client = { image } as unknown as Parameters<typeof provideImages>[0]
  const provided = provideImages(client, chooseImages({}, {}), (name) => name as never)
  await expect(provided).rejects.toThrow(
    /neither on the engine nor to be pulled:\nsite\/svc-content:latest: access denied\nsite\/svc-leads\S+ access denied\n[\s\S]*SITE_IMAGES/
  )
  expect(asked).toEqual([
    'site/svc-content:latest',
    'site/svc-leads:latest',
    'site/svc-gateway:latest',
    'site/front-ends:latest',
    'nats:2.12-alpine'
  ])
})
