import { ConfigError, readConfig } from '@site/service/config/config'
import { describe, expect, it } from 'vitest'
import { gatewayConfig, mayShowBrand } from './config.ts'

const ENOUGH = {
  NATS_URL: 'memory:',
  CONTENT_URL: 'http://127.0.0.1:8081/',
  LEADS_URL: 'http://127.0.0.1:8082',
  REMOTES_DIR: '/srv/remotes'
}
const production = {
  ...ENOUGH,
  NODE_ENV: 'production',
  ADMIN_CODE: 'douze-lettres',
  SITE_ORIGIN: 'https://www.vraie.example',
  SITE_BRAND: 'fictional'
}
const errorsOf = (env: Record<string, string>) => {
  try {
    readConfig(gatewayConfig, env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
    throw error
  }
}

describe('the configuration of the gateway', () => {
  it('needs four things, and has a value for the rest', () => {
    expect(readConfig(gatewayConfig, ENOUGH)).toMatchObject({
      PORT: 8080,
      CONTENT_URL: 'http://127.0.0.1:8081',
      preview: true,
      RENDER_WORKERS: 2,
      RENDER_TIMEOUT_MS: 1500,
      GUESS_CODES: 30,
      GUESS_WINDOW_SECONDS: 900,
      site: { origin: 'http://localhost:8080', productName: 'Lucarne' }
    })
    expect(errorsOf({})).toHaveLength(4)
  })

  // OPS-6
  it('replaces the names of the company at run time', () => {
    const { site } = readConfig(gatewayConfig, {
      ...ENOUGH,
      SITE_ORIGIN: 'https://www.vraie.example/',
      SITE_PRODUCT_NAME: 'Vraie',
      SITE_MEMBER_PROFILE_URLS: 'https://a.example/1, https://a.example/2'
    })
    expect(site).toMatchObject({
      origin: 'https://www.vraie.example',
      productName: 'Vraie',
      memberProfileUrls: ['https://a.example/1', 'https://a.example/2']
    })
  })

  it('shows previews outside production alone, unless configured', () => {
    expect(readConfig(gatewayConfig, production).preview).toBe(false)
    expect(readConfig(gatewayConfig, { ...production, PREVIEW: 'on' }).preview).toBe(true)
  })

  it('needs the public origin in production', () => {
    const { SITE_ORIGIN: _, ...without } = production
    expect(errorsOf(without)).toEqual([expect.stringMatching(/^SITE_ORIGIN: missing/)])
  })

  it('refuses to show an invented company in production, unless the configuration says that it is meant', () => {
    const { SITE_BRAND: _, ...without } = production
    expect(errorsOf(without)).toEqual([
      'SITE_BRAND: missing: infra/contracts/src/site/brand.ts describes a company that does not exist; put yours there, or say SITE_BRAND=fictional'
    ])
    expect(errorsOf({ ...without, SITE_BRAND: 'Vraie SAS' })).toEqual([
      'SITE_BRAND: must be fictional, or absent'
    ])
    expect(errorsOf(production)).toEqual([])
    expect(errorsOf(ENOUGH)).toEqual([])
    expect(mayShowBrand({ NODE_ENV: 'production' }, false), 'a company that exists').toBe(true)
  })

  it('FED-36 has its releases in a folder, or on NATS where that is a server', () => {
    expect(readConfig(gatewayConfig, ENOUGH).RELEASE_STORE).toBe('folder')
    expect(errorsOf({ ...ENOUGH, NATS_URL: 'memory:', RELEASE_STORE: 'nats' })).toEqual([
      'RELEASE_STORE: nats needs NATS_URL to name a server'
    ])
    expect(errorsOf({ ...ENOUGH, RELEASE_STORE: 'disk' })).toEqual(['RELEASE_STORE: must be folder or nats'])
  })

  it('FED-53 has remotes under addresses that can be had, and follows a site only as a host that publishes them', () => {
    const has = (remotes: object) => ({ ...ENOUGH, HOST_REMOTES: JSON.stringify(remotes) })
    const blog = { 'mf-blog': { '/blog': '/actualites' } }
    expect(readConfig(gatewayConfig, has(blog)).HOST_REMOTES).toEqual(blog)
    expect(errorsOf(has({ 'mf-blog': { '/blog': '/api/blog' } }))).toEqual([
      "HOST_REMOTES.mf-blog./blog: is the gateway's own, or one front end's"
    ])
    expect(errorsOf(has({ ...blog, 'mf-jobs': { '/offres': '/actualites' } }))).toEqual([
      'HOST_REMOTES: has two at one address'
    ])
    expect(errorsOf(has({ shell: {} }))).toEqual([
      'HOST_REMOTES: names remotes: a host has a shell in any case'
    ])
    const follows = { ...has(blog), RELEASES_FROM: 'https://releases.example.org' }
    expect(errorsOf(follows)[0]).toMatch(/^RELEASES_FROM: needs RELEASES_PORT/)
    expect(errorsOf({ ...follows, RELEASES_PORT: '8090' })).toEqual([])
  })

  it('refuses development servers in production, and what is no JSON', () => {
    const servers = '{"mf-blog":"http://localhost:5174"}'
    expect(readConfig(gatewayConfig, { ...ENOUGH, DEV_SERVERS: servers }).DEV_SERVERS).toEqual({
      'mf-blog': 'http://localhost:5174'
    })
    expect(errorsOf({ ...production, DEV_SERVERS: servers })).toEqual([
      'DEV_SERVERS: is for development only'
    ])
    expect(errorsOf({ ...production, DEV_RENDERER: 'http://localhost:5175' })).toEqual([
      'DEV_RENDERER: is for development only'
    ])
    expect(errorsOf({ ...ENOUGH, DEV_SERVERS: 'mf-blog' })[0]).toContain('must be JSON')
  })
})
