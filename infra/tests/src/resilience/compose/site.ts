import { startTestSystem } from '../../harness/start-test-system.ts'

/** The compose system as its tests reach it, by the proxy's address. Throws unless `npm run site -- test-compose` has started one. */
export async function composeSite(): Promise<{ url: string; code: string }> {
  if (!process.env.TEST_SITE_URL)
    throw new Error('run it with `npm run site -- test-compose`: TEST_SITE_URL is not set')
  const { url, code } = await startTestSystem()
  return { url, code }
}
