import { expect, it } from 'vitest'
import { closureOf, keyOfFile, without } from './chunk-graph.ts'

const manifest = {
  'src/pages/list/page.tsx': {
    file: 'list.js',
    imports: ['_common.js'],
    dynamicImports: ['lazy.tsx'],
    css: ['list.css']
  },
  '_common.js': {
    file: 'common.js',
    imports: ['_shares.js', 'src/pages/list/page.tsx'],
    css: ['common.css']
  },
  '_shares.js': { file: 'shares.js' },
  'lazy.tsx': { file: 'lazy.js', css: ['lazy.css'] }
}

it('follows static imports, through a circle too, and leaves dynamic ones', () => {
  expect(closureOf(manifest, ['src/pages/list/page.tsx'])).toEqual({
    modules: ['list.js', 'common.js', 'shares.js'],
    styles: ['common.css', 'list.css']
  })
})

it('takes away what is loaded already', () => {
  const start = closureOf(manifest, ['_shares.js'])
  expect(without(closureOf(manifest, ['_common.js']), start).modules).toEqual(['common.js', 'list.js'])
})

it('says which file was not built', () => {
  expect(keyOfFile(manifest, 'shares.js')).toBe('_shares.js')
  expect(() => keyOfFile(manifest, 'remoteEntry.js')).toThrow('The build made no remoteEntry.js')
})
