import { StartError } from '@site/service/process/start-error'
import { describe, expect, it } from 'vitest'
import { ignore } from '../system/ignore.ts'
import { chooseServers } from './choose.ts'
import type { Provider, ProviderName, Servers } from './provider.ts'

const context = (said: string[] = []) => ({
  env: {},
  dataDir: '/unused',
  keepsData: true,
  note: ignore,
  say: (line: string) => said.push(line)
})

function buildProvider(name: ProviderName, overrides: Partial<Provider> = {}): Provider {
  const servers: Servers = {
    kind: name,
    what: name,
    contentDatabase: '',
    leadsDatabase: '',
    bus: '',
    processes: [],
    stop: async () => undefined
  }
  return {
    name,
    look: async () => ({ isThere: true, because: `${name} is there` }),
    holdsData: () => false,
    start: async () => servers,
    ...overrides
  }
}

const absent = (name: ProviderName) =>
  buildProvider(name, { look: async () => ({ isThere: false, because: `no ${name} here` }) })

const broken = (name: ProviderName, holdsData = false) =>
  buildProvider(name, {
    holdsData: () => holdsData,
    start: async () => {
      throw new StartError(`${name} is broken`)
    }
  })

describe('choosing servers', () => {
  // OPS-1
  it('takes the first that is there, and says what was passed over', async () => {
    const providers = [absent('env'), absent('local'), buildProvider('docker'), buildProvider('embedded')]
    const { servers, why } = await chooseServers('auto', providers, context())
    expect(servers.kind).toBe('docker')
    expect(why).toBe('docker is there; not env: no env here; not local: no local here')
  })

  it('takes the one that is named, whatever comes first', async () => {
    const providers = [buildProvider('env'), buildProvider('local'), buildProvider('embedded')]
    const { servers, why } = await chooseServers('embedded', providers, context())
    expect(servers.kind).toBe('embedded')
    expect(why).toContain('--infra=embedded')
  })

  it('refuses when the one that is named is not there', async () => {
    const chosen = chooseServers('docker', [absent('docker'), buildProvider('embedded')], context())
    await expect(chosen).rejects.toThrow('--infra=docker cannot be had: no docker here.')
  })

  it('passes over one that cannot start, and says so', async () => {
    const said: string[] = []
    const { servers, why } = await chooseServers(
      'auto',
      [broken('local'), buildProvider('embedded')],
      context(said)
    )
    expect(servers.kind).toBe('embedded')
    expect(said).toEqual(['local servers passed over: local is broken'])
    expect(why).toContain('not local: it could not start')
  })

  it('does not pass over one that holds data: the site would look empty', async () => {
    const providers = [broken('local', true), buildProvider('embedded')]
    await expect(chooseServers('auto', providers, context())).rejects.toThrow('local is broken')
  })

  it('never passes over servers that the environment names', async () => {
    const providers = [broken('env'), buildProvider('embedded')]
    await expect(chooseServers('auto', providers, context())).rejects.toThrow('env is broken')
  })

  it('does not pass over one that was asked for', async () => {
    await expect(
      chooseServers('local', [broken('local'), buildProvider('embedded')], context())
    ).rejects.toThrow('local is broken')
  })
})
