import { expect, it, onTestFinished } from 'vitest'
import { archiveOf, builtRemote, startTestReleases } from '../testing/start-test-releases.ts'

const OLD = '0.1.0-11111111'
const NEW = '0.1.0-22222222'

async function publishTwice(RELEASES_BROWSER: string) {
  const site = await startTestReleases({ env: { RELEASES_BROWSER } })
  onTestFinished(() => site.stop())
  const { token } = site.token('Blog', { deployables: ['mf-blog'], routes: ['/'] })
  const put = async (version: string, query = '') =>
    site.put(
      token,
      `/releases/mf-blog/${version}${query}`,
      await archiveOf(builtRemote('mf-blog', version, '/blog'))
    )
  const published = await put(OLD)
  await put(NEW, '?preview=yes')
  const live = await site.call(token, 'POST', '/releases/mf-blog/live', { version: NEW })
  const log = await site.call(token, 'GET', '/releases/mf-blog/log')
  return { published, live, log: log.body as unknown as { version: string; unseen?: string }[] }
}

it.each([
  [
    'no browser is there',
    '/nowhere/chromium',
    'RELEASES_BROWSER is /nowhere/chromium, and there is no such file'
  ],
  ['no site is known', process.execPath, 'no site runs here']
])(
  'FED-46 where %s a version goes live, and answer and history say why no page was opened',
  async (_, browser, why) => {
    const { published, live, log } = await publishTwice(browser)
    const unseen = `its pages were not opened in a browser: ${why}`
    expect(published).toMatchObject({ status: 201, body: { outcome: 'live', unseen } })
    expect(live).toMatchObject({ status: 200, body: { outcome: 'live', version: NEW, unseen } })
    expect(log.map((entry) => [entry.version, entry.unseen])).toEqual([
      [NEW, unseen],
      [NEW, undefined],
      [OLD, unseen]
    ])
  }
)

it('FED-46 where it is switched off nothing is said of it', async () => {
  const { published, live } = await publishTwice('off')
  expect(published.body).toEqual({ deployable: 'mf-blog', version: OLD, outcome: 'live', before: null })
  expect(live.body).toEqual({
    ...{ deployable: 'mf-blog', version: NEW, outcome: 'live', before: OLD },
    published: { at: expect.any(String) }
  })
})
