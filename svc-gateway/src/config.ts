import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { movedAddressesSchema } from '@site/contracts/addresses/moved-schema'
import { deployableNameSchema } from '@site/contracts/federation/version-name'
import { brand, isFictional } from '@site/contracts/site/brand'
import { siteSchema } from '@site/contracts/site/site'
import { keyFileBeside } from '@site/registry/release-key'
import {
  adminEnv,
  busEnv,
  originSchema,
  portSchema,
  serverEnv,
  siteOriginEnv
} from '@site/service/config/config'
import { z } from 'zod'
import { placesOf } from './registry/select-remotes.ts'

const count = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max))

const jsonLike = (example: string) =>
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.issues.push({ code: 'custom', message: `must be JSON: ${example}`, input: text })
      return z.NEVER
    }
  })

const devServers = jsonLike('{"mf-blog":"http://localhost:5174"}').pipe(
  z.record(z.string(), originSchema('the origin of a Vite server'))
)

const hostRemotes = jsonLike('{"mf-blog":{"/blog":"/actualites"},"mf-admin":{}}')
  .pipe(z.record(deployableNameSchema, movedAddressesSchema))
  .refine((remotes) => !Object.hasOwn(remotes, 'shell'), 'names remotes: a host has a shell in any case')
  .refine((remotes) => new Set(placesOf(remotes)).size === placesOf(remotes).length, 'has two at one address')

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** SITE_*: names and addresses of the company that replace those of contracts/brand.ts at run time. */
const siteEnv = {
  ...siteOriginEnv,
  SITE_PRODUCT_NAME: z.string().optional(),
  SITE_FULL_NAME: z.string().optional(),
  SITE_EVENTS_PRODUCT_NAME: z.string().optional(),
  SITE_EMAIL: z.email().optional(),
  SITE_BOOKING_URL: address.optional(),
  SITE_EVENTS_URL: address.optional(),
  SITE_COMPANY_PROFILE_URL: address.optional(),
  SITE_MEMBER_PROFILE_URLS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(address))
    .optional(),
  SITE_REGISTRATION: z.string().optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_PHONE: z.string().optional(),
  /** Says that the invented company of contracts/brand.ts is meant to be shown. */
  SITE_BRAND: z.literal('fictional', { error: 'must be fictional, or absent' }).optional()
}

/** Nobody publishes invented people, clients and results by mistake. `isFictional`: what contracts/brand.ts says of itself. */
export const mayShowBrand = (
  { NODE_ENV, SITE_BRAND }: { NODE_ENV: string; SITE_BRAND?: 'fictional' | undefined },
  isFictional: boolean
) => !isFictional || NODE_ENV !== 'production' || SITE_BRAND === 'fictional'

const shape = z
  .object({
    ...serverEnv,
    PORT: portSchema.default(8080),
    ...busEnv,
    ...siteEnv,
    CONTENT_URL: originSchema('the origin of svc-content, such as http://127.0.0.1:8081'),
    LEADS_URL: originSchema('the origin of svc-leads, such as http://127.0.0.1:8082'),
    /** Folder with registry.json and the versions of each deployable. */
    REMOTES_DIR: z.string({ error: 'must be the folder that holds registry.json' }),
    /** Folder of this machine's copy of what is live, for when that one is away; of this user alone. */
    REMOTES_COPY_DIR: z.string().optional(),
    /** The key that signs what is deployed, or its public half; by default the file beside REMOTES_DIR, if there is one. */
    RELEASES_KEY_FILE: z.string().optional(),
    /** Where versions, registry and history live for all gateways: in REMOTES_DIR, which they share, or on NATS_URL; then each has a REMOTES_DIR of its own. */
    RELEASE_STORE: z.enum(['folder', 'nats'], 'must be folder or nats').default('folder'),
    /** Port of the release API; without it there is none. Its host is HOST, unless it has one of its own. */
    RELEASES_PORT: portSchema.optional(),
    RELEASES_HOST: z.string().optional(),
    /** What opens pages of a version before it is live: path of a Chromium, or off. By default one that is installed. */
    RELEASES_BROWSER: z.string().optional(),
    /** The remotes that this host has, and of each what it has elsewhere than that declares it; by default all of them, where they declare it. */
    HOST_REMOTES: hostRemotes.optional(),
    /** The release API of another site: what goes live there of the remotes of this host goes live here. Its token, or the file that holds it. */
    RELEASES_FROM: originSchema('the origin of a release API').optional(),
    RELEASES_FROM_TOKEN: z.string().optional(),
    RELEASES_FROM_TOKEN_FILE: z.string().optional(),
    PREVIEW: z.enum(['on', 'off']).optional(),
    DEV_SERVERS: devServers.default({}),
    /** What renders pages from sources in the place of our threads, where front ends are on development servers. */
    DEV_RENDERER: originSchema(
      'the origin of the development renderer, such as http://127.0.0.1:5174'
    ).optional(),
    /** Rendering threads, and the time one page may take (milliseconds). */
    RENDER_WORKERS: count(1, 16).default(2),
    RENDER_TIMEOUT_MS: count(50, 60_000).default(1500),
    /** Memory that a thread may gain outside its heap before it is replaced (megabytes). */
    RENDER_GROWTH_MB: count(1, 16_384).default(256),
    /** How long a version that failed to render is set aside the first time (milliseconds). */
    RENDER_PAUSE_MS: count(10, 600_000).default(10_000),
    /** Time for a service to answer (milliseconds): a visitor is answered within five seconds, and a database has four. */
    UPSTREAM_TIMEOUT_MS: count(50, 60_000).default(4500),
    /** Different wrong codes that an address may try, and in which time (SAFE-4). */
    GUESS_CODES: count(1, 1_000_000).default(30),
    GUESS_WINDOW_SECONDS: count(1, 86_400).default(900),
    /** Bodies that may be on their way at once, of one address and in all. */
    UPLOADS_PER_ADDRESS: count(1, 100_000).default(250),
    UPLOADS_TOTAL: count(1, 100_000).default(2000),
    /** Connections that may stand at once, of one address and in all; requests each may carry. */
    CONNECTIONS_PER_ADDRESS: count(1, 1_000_000).default(1000),
    CONNECTIONS_TOTAL: count(1, 1_000_000).default(10_000),
    REQUESTS_PER_CONNECTION: count(1, 1_000_000_000).default(10_000),
    /** An answer that moves no byte for so many seconds is cut. */
    ANSWER_STALL_SECONDS: count(1, 3600).default(30),
    LIVE_PER_ADDRESS: count(1, 100_000).default(20),
    LIVE_TOTAL: count(1, 100_000).default(500),
    /** Steps of visits that one address may have counted in a minute: an office shares one. */
    AUDIENCE_LIMIT_PER_MINUTE: count(1, 1_000_000_000).default(300),
    /** Reports of pages that one address may send in a minute: an office shares one. */
    BROWSER_HEALTH_LIMIT_PER_MINUTE: count(1, 1_000_000_000).default(300),
    /** Questions that one address may ask the assistant in a minute: an office shares one. */
    ASSISTANT_LIMIT_PER_MINUTE: count(1, 1_000_000_000).default(120),
    /** Does the assistant read the site, and answer from it? */
    ASSISTANT: z.enum(['on', 'off']).default('on')
  })
  .refine(({ NODE_ENV, DEV_SERVERS }) => NODE_ENV !== 'production' || Object.keys(DEV_SERVERS).length === 0, {
    path: ['DEV_SERVERS'],
    message: 'is for development only'
  })
  .refine(({ NODE_ENV, DEV_RENDERER }) => NODE_ENV !== 'production' || !DEV_RENDERER, {
    path: ['DEV_RENDERER'],
    message: 'is for development only'
  })
  .refine(
    ({ RELEASES_FROM, RELEASES_PORT, HOST_REMOTES }) => !RELEASES_FROM || (RELEASES_PORT && HOST_REMOTES),
    {
      path: ['RELEASES_FROM'],
      message:
        'needs RELEASES_PORT, as what comes is published here, and HOST_REMOTES, which says what is to come'
    }
  )
  .refine(({ RELEASE_STORE, NATS_URL }) => RELEASE_STORE === 'folder' || !NATS_URL.startsWith('memory:'), {
    path: ['RELEASE_STORE'],
    message: 'nats needs NATS_URL to name a server'
  })
  // Canonical addresses, the sitemap and the feed would name a machine nobody reaches.
  .refine(({ NODE_ENV, SITE_ORIGIN }) => NODE_ENV !== 'production' || SITE_ORIGIN !== undefined, {
    path: ['SITE_ORIGIN'],
    message: 'missing: production needs the public origin, such as https://www.example.org'
  })
  .refine((env) => mayShowBrand(env, isFictional), {
    path: ['SITE_BRAND'],
    message:
      'missing: infra/contracts/src/site/brand.ts describes a company that does not exist; put yours there, or say SITE_BRAND=fictional'
  })

/** Where temporary files go, one for each REMOTES_DIR: it outlives a process, not a machine. */
const defaultCopyDir = (remotesDir: string) =>
  join(
    tmpdir(),
    `site-remotes-${createHash('sha256').update(resolve(remotesDir)).digest('hex').slice(0, 12)}`
  )

/** What svc-gateway reads from the environment, by its names there, and what follows from it: `readConfig(gatewayConfig)`. */
export const gatewayConfig = z.intersection(shape, adminEnv).transform((env) => ({
  ...env,
  releasesKeyFile: env.RELEASES_KEY_FILE || keyFileBeside(env.REMOTES_DIR),
  remotesCopyDir: env.REMOTES_COPY_DIR || defaultCopyDir(env.REMOTES_DIR),
  preview: env.PREVIEW ? env.PREVIEW === 'on' : env.NODE_ENV !== 'production',
  site: siteSchema.parse({
    origin: env.SITE_ORIGIN ?? `http://localhost:${env.PORT}`,
    productName: env.SITE_PRODUCT_NAME ?? brand.productName,
    fullName: env.SITE_FULL_NAME ?? brand.fullName,
    eventsProductName: env.SITE_EVENTS_PRODUCT_NAME ?? brand.eventsProductName,
    email: env.SITE_EMAIL ?? brand.email,
    bookingUrl: env.SITE_BOOKING_URL ?? brand.bookingUrl,
    eventsUrl: env.SITE_EVENTS_URL ?? brand.eventsUrl,
    companyProfileUrl: env.SITE_COMPANY_PROFILE_URL ?? brand.companyProfileUrl,
    memberProfileUrls: env.SITE_MEMBER_PROFILE_URLS ?? brand.memberProfileUrls,
    registration: env.SITE_REGISTRATION ?? brand.registration,
    address: env.SITE_ADDRESS ?? brand.address,
    phone: env.SITE_PHONE ?? brand.phone
  })
}))
export type GatewayConfig = z.output<typeof gatewayConfig>
