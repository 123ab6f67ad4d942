import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { fillUnshared } from './fill-unshared.ts'

const NAMES = ['react', 'react/jsx-runtime', '@site/web/platform']

interface Jsx {
  jsx: (type: unknown, props: object, key?: string) => React.ReactElement
  jsxs: (type: unknown, props: { children: unknown[] }, key?: string) => React.ReactElement
  Fragment: unknown
}

it('FED-48 makes what JSX is compiled to of a host’s React, keys and children as they were', () => {
  const warn = vi.spyOn(console, 'error')
  const given: Record<string, unknown> = { react: React }
  fillUnshared(given, NAMES)
  const { jsx, jsxs, Fragment } = given['react/jsx-runtime'] as Jsx
  const list = jsxs('ul', {
    children: [jsx('li', { children: 'un' }), jsx('li', { children: 'deux' }, 'b'), 'trois']
  })
  expect(renderToStaticMarkup(jsx(Fragment, { children: list }))).toBe(
    '<ul><li>un</li><li>deux</li>trois</ul>'
  )
  expect(jsx('li', {}, 'b').key).toBe('b')
  expect(jsx('li', {}).key).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

it('FED-48 leaves what a host shares as it is', () => {
  const given = { react: React, 'react/jsx-runtime': {}, '@site/web/platform': {} }
  const before = { ...given }
  fillUnshared(given, NAMES)
  for (const name of NAMES) expect(Reflect.get(given, name)).toBe(Reflect.get(before, name))
})

it('FED-48 lets names of a missing package be read, and names it once one is used', () => {
  const given: Record<string, unknown> = { react: React }
  fillUnshared(given, NAMES)
  const { useQuery, HttpError } = given['@site/web/platform'] as {
    useQuery: () => void
    HttpError: new () => object
  }
  const message = 'The host of this page does not share @site/web/platform'
  expect(useQuery).toThrow(message)
  class OwnError extends HttpError {}
  expect(() => new OwnError()).toThrow(message)
})
