import { expect, it } from 'vitest'
import { rewritePolicy } from './rewrite-policy.ts'

it('FED-51 the policy of a page gains what Vite needs, and no source of scripts', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='; connect-src 'self'; upgrade-insecure-requests"
  expect(rewritePolicy(policy, '127.0.0.1:5173')).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'unsafe-inline'; connect-src 'self' ws://127.0.0.1:5173"
  )
})
