import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

describe('the command line', () => {
  it('takes servers by itself when nothing is said', () => {
    expect(readArguments([])).toEqual({ infra: 'auto', isDev: false, isHelp: false, remotes: [] })
  })

  it.each([['--infra=docker'], ['--infra', 'docker']])('reads the servers to take: %s %s', (...words) => {
    expect(readArguments(words.filter(Boolean)).infra).toBe('docker')
  })

  it('reads the remotes to work on', () => {
    expect(readArguments(['--dev', 'mf-blog', 'mf-chat']).remotes).toEqual(['mf-blog', 'mf-chat'])
  })

  it.each([['--infra=podman'], ['--infra'], ['mf-blgo'], ['--verbose']])(
    'refuses what it does not know: %s',
    (word) => {
      expect(() => readArguments([word, ...(word === 'mf-blgo' ? ['--dev'] : [])])).toThrow(
        /not '|needs a value|Not understood/
      )
    }
  )

  it('points to npm run dev when npm start is given a remote', () => {
    expect(() => readArguments(['mf-blog'])).toThrow('npm run dev -- mf-blog')
  })
})
