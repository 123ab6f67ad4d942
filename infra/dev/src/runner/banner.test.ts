import { expect, it } from 'vitest'
import { formatBanner } from './banner.ts'
import type { RunningSystem } from './run.ts'

it('says which front end is not live, and why, and what is to be known of this start', () => {
  const system = {
    url: 'http://127.0.0.1:8080',
    adminUrl: 'http://127.0.0.1:8080/admin',
    adminCode: { from: 'environment', hash: '' },
    servers: { kind: 'local', what: 'MariaDB and NATS' },
    why: 'they are on this machine',
    refused: ['mf-marketing: js is 43.6 KB after brotli, 0.1 KB over its budget of 43.5 KB'],
    tookMs: 1200
  } as RunningSystem
  expect(formatBanner(system, false)).toMatch(/^ {2}Not live mf-marketing: js is 43\.6 KB/m)
  expect(formatBanner({ ...system, refused: [] }, false)).not.toContain('Not live')
  expect(formatBanner(system, false, ['Hot reload: shell.'])).toMatch(/^ {2}Note {5}Hot reload: shell\.$/m)
})
