import { renderAt, textOf } from '@site/web/testing/render-at'
import { expect, it } from 'vitest'
import { remote } from '../../remote/routes.ts'
import { homeCopy } from './content/home.ts'
import HomePage from './page.tsx'

it('is rendered on the server with its words, and owns its address', () => {
  const [route] = remote.routes
  expect(route).toMatchObject({ path: '/sample', page: 'home', render: 'server' })
  expect(textOf(renderAt(<HomePage />, { address: '/sample' }))).toContain(homeCopy.text)
})
