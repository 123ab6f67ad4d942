import type { TestSystem } from './test-system.ts'

/**
 * A site that is already running (TEST_SITE_URL, TEST_SITE_CODE), for journeys that use only the address and the code of a system.
 * Nothing is removed from it: what a journey creates stays.
 *
 * @throws an Error that names what else a journey uses: processes, folders, an environment of its own
 */
export function siteElsewhere(url: string, code: string | undefined, env: NodeJS.ProcessEnv): TestSystem {
  if (!code) throw new Error('TEST_SITE_URL needs TEST_SITE_CODE, the admin code of that site')
  const wanted = Object.keys(env)
  if (wanted.length > 0)
    throw new Error(`this journey needs a system of its own (${wanted.join(', ')}): not with TEST_SITE_URL`)
  const known = { url, code, stop: () => Promise.resolve() }
  return new Proxy(known as TestSystem, {
    get(target, name) {
      // A promise that resolves to it looks for `then`.
      if (name in target || name === 'then') return Reflect.get(target, name)
      throw new Error(`a journey asks for ${String(name)}, which a site at TEST_SITE_URL does not give`)
    }
  })
}
