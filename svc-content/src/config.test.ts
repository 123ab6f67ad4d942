import { ConfigError, readConfig } from '@site/service/config/config'
import { describe, expect, it } from 'vitest'
import { contentConfig } from './config.ts'

const NEEDED = { DATABASE_URL: 'sqlite::memory:', NATS_URL: 'memory:' }
const read = (env: Record<string, string> = {}) => readConfig(contentConfig, { ...NEEDED, ...env })
const errorsOf = (env: Record<string, string>): string[] => {
  try {
    read(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
}

describe('the configuration of svc-content', () => {
  it('RUN-16 writes from templates, every night, unless told otherwise', () => {
    expect(read()).toMatchObject({
      writer: { name: 'template' },
      SCHEDULER: 'on',
      GENERATION_TIMEOUT_SECONDS: 150
    })
    expect(read({ SCHEDULER: 'off' }).SCHEDULER).toBe('off')
  })

  it('takes any endpoint that speaks chat-completions; a local one needs no key', () => {
    const local = { WRITER: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/', OPENAI_MODEL: 'mistral' }
    expect(read(local).writer).toEqual({
      name: 'openai',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'mistral',
      apiKey: undefined,
      timeoutMs: 60_000
    })
    expect(read({ WRITER: 'openai', OPENAI_MODEL: 'm', OPENAI_API_KEY: 'k' }).writer).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k'
    })
  })

  it('sends its key in production over https alone, but to an endpoint on the machine itself', () => {
    const production = {
      WRITER: 'openai',
      OPENAI_MODEL: 'm',
      NODE_ENV: 'production',
      ADMIN_CODE: 'k7m2-fp9x-qt4w'
    }
    expect(errorsOf({ ...production, OPENAI_BASE_URL: 'http://models.example/v1' })).toEqual([
      expect.stringMatching(/^OPENAI_BASE_URL: must be https/)
    ])
    expect(errorsOf({ ...production, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toEqual([])
  })

  it('names every error, and no value', () => {
    expect(errorsOf({ WRITER: 'openai' })).toEqual([
      'OPENAI_MODEL: missing: WRITER=openai needs the name of a model',
      'OPENAI_API_KEY: missing: https://api.openai.com/v1 needs a key'
    ])
    const wrong = errorsOf({
      OPENAI_BASE_URL: 'ftp://secret',
      OPENAI_TIMEOUT_SECONDS: '0',
      SCHEDULER: 'peut-être'
    })
    expect(wrong.join('\n')).toMatch(/OPENAI_BASE_URL: must be an http\(s\) address/)
    expect(wrong).toHaveLength(3)
    expect(wrong.join('\n')).not.toContain('secret')
  })
})
