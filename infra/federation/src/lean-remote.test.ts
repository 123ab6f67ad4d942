import { describe, expect, it } from 'vitest'
import { leanRemote } from './lean-remote.ts'

const transform = leanRemote().transform as (code: string, id: string) => { code: string } | null

describe('a shared package as a remote has it', () => {
  it('offers every name of the package, also those the plugin has not met yet', () => {
    const met = '{"canonical":"default:@site/web/platform"}; a = exportModule["Link"]'
    const { code } = transform(met, '\0virtual:x__loadShare__.js') ?? { code: '' }
    for (const name of ['Link', 'HttpError', 'readFirstTouch', 'useTitleMark'])
      expect(code).toContain(`export const ${name} = given.${name}\n`)
    expect(code).not.toContain('PlatformRoute')
  })

  it('refuses what the shell does not share', () => {
    expect(() => transform('{"canonical":"default:lodash"}', '__loadShare__')).toThrow('lodash is not shared')
  })
})
