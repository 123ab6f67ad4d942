import { expect, it } from 'vitest'
import { packageReadme } from './package-readme.ts'

it('FED-64 the package with the command says how a team makes, tests, signs and delivers a remote, and links nothing that is not in it', () => {
  const readme = packageReadme('@site/federation')
  for (const word of [
    'npm create @site/remote',
    'npm run deploy',
    'retire',
    '--sign=',
    'A version is blocked when',
    'It is free once',
    'startSite',
    '@mf-types.zip'
  ])
    expect(readme).toContain(word)
  expect(readme.match(/\]\((?!https?:|#)[^)]*\)/g) ?? []).toEqual([])
})

it.each(['@site/contracts', '@site/registry', '@site/web', '@site/create-remote'])(
  'FED-64 %s names the one that says it',
  (name) => {
    expect(packageReadme(name)).toContain('README of `@site/federation`')
  }
)
