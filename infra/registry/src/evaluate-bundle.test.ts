import { describe, expect, it } from 'vitest'
import { evaluateBundle } from './evaluate-bundle.mjs'

const options = {
  filename: 'bundle:mf-blog.cjs',
  give(name: string) {
    if (name === 'react') return { mark: 'react' }
    throw new Error(`${name} is not given`)
  }
}

describe('a server bundle', () => {
  it('exports what it says, with the modules it is given', () => {
    const code = "exports.one = 1; module.exports.two = require('react').mark"
    expect(evaluateBundle(code, options)).toEqual({ one: 1, two: 'react' })
  })

  it('has no module that it is not given', () => {
    expect(() => evaluateBundle("require('node:fs')", options)).toThrow('node:fs is not given')
  })

  it('is named in the stack of what it throws', () => {
    const { fail } = evaluateBundle(
      'exports.fail = () => { try { null.x } catch (error) { return error } }',
      options
    )
    expect(fail().stack).toContain('bundle:mf-blog.cjs')
  })
})
