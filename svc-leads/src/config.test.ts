import { ConfigError, readConfig } from '@site/service/config'
import { expect, it } from 'vitest'
import { leadsConfig } from './config.ts'

const env = { DATABASE_URL: 'sqlite::memory:', NATS_URL: 'memory:', ADMIN_CODE: 'un code de douze' }

it('listens on 8082 and allows 120 submissions a minute unless told otherwise', () => {
  expect(readConfig(leadsConfig, env)).toMatchObject({ PORT: 8082, CONTACT_LIMIT_PER_MINUTE: 120 })
  expect(readConfig(leadsConfig, { ...env, CONTACT_LIMIT_PER_MINUTE: '5' }).CONTACT_LIMIT_PER_MINUTE).toBe(5)
})

it('names all faults at once', () => {
  const read = () => readConfig(leadsConfig, { CONTACT_LIMIT_PER_MINUTE: 'many', NODE_ENV: 'production' })
  expect(read).toThrow(ConfigError)
  try {
    read()
  } catch (error) {
    const faults = (error as ConfigError).faults.map((fault) => fault.split(':')[0])
    expect(faults.sort()).toEqual(['ADMIN_CODE', 'CONTACT_LIMIT_PER_MINUTE', 'DATABASE_URL', 'NATS_URL'])
  }
})
