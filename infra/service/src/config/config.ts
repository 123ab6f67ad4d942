import { createHash, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'
import { type DatabaseTls, TLS_MODES, type TlsMode } from '../database/database-tls.ts'
import type { BusLogin } from '../nats/bus-login.ts'
import { StartError } from '../process/start-error.ts'
import { isSlowHash } from './admin-code-hash.ts'
import { COMMON_CODES, errorOfCode, patternOfCode } from './weak-codes.ts'

/** The environment does not describe a service that can run. `errors` holds every error, one line each. */
export class ConfigError extends StartError {
  constructor(errors: string[]) {
    super('The configuration is not valid:', { errors })
    this.name = 'ConfigError'
  }
}

/**
 * Parses the environment. A variable set to nothing counts as absent, as compose files write `NAME=${NAME:-}`.
 * Throws a ConfigError that lists all errors at once, by variable, without the values (they may be secrets).
 */
export function readConfig<S extends z.ZodType>(
  schema: S,
  env: NodeJS.ProcessEnv = process.env
): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const errors = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`
  )
  throw new ConfigError([...new Set(errors)])
}

const required = (what: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? `missing: ${what}` : `must be ${what}`

/** A whole number from `min` to `max`; `what` ends the sentence 'must be …'. */
export const wholeNumber = (what: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be ${what}`)
    .transform(Number)
    .pipe(z.number().min(min, what).max(max, what))

/** Port to listen on; 0 lets the system choose. Each service adds its own default. */
export const portSchema = wholeNumber('a port number from 0 to 65535', 0, 65_535)

/** The origin of a site, with or without a slash at its end; `what` ends the sentence 'must be …'. */
export const originSchema = (what: string) =>
  z
    .string({ error: `must be ${what}` })
    .regex(/^https?:\/\/[^/?#\s]+\/?$/, `must be ${what}`)
    .transform((text) => text.replace(/\/$/, ''))

/** The origin that visitors reach the site by. */
export const siteOriginEnv = {
  SITE_ORIGIN: originSchema('the public origin, such as https://www.example.org').optional()
}

/** Addresses of this machine: the proxies that a service trusts by default. */
export const LOOPBACK = ['127.0.0.0/8', '::1/128']

const isRange = (text: string) => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

/** Addresses and ranges, separated by commas or spaces. */
export const addressList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isRange, 'each part must be an address or a range such as 10.0.0.0/8')))

/** Shape of the variables that every process that listens reads. PORT has no default here: `PORT: portSchema.default(8081)`. */
export const serverEnv = {
  HOST: z.string().default('127.0.0.1'),
  PORT: portSchema,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** Addresses and ranges whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: addressList.default(LOOPBACK),
  /** A separate port for /metrics; without it only this machine may read them, on PORT. */
  METRICS_PORT: portSchema.optional(),
  /** OTLP/HTTP receiver of traces, without '/v1/traces'. Without it no traces are sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of an OTLP/HTTP receiver, such as http://collector:4318'
    })
    .optional()
}

/** Shape of the variables that connectDatabase needs. */
export const databaseEnv = {
  DATABASE_URL: z
    .string({ error: required('mysql://user:password@host:port/database or sqlite:/absolute/file') })
    .regex(
      /^(mysql:\/\/[^/]+\/[^/?]+|sqlite:(\/.+|:memory:))$/,
      'must be mysql://user:password@host:port/database, sqlite:/absolute/file or sqlite::memory:'
    ),
  /** Calls that one token may make in a minute, for each replica. */
  TOKEN_CALLS_PER_MINUTE: wholeNumber('a number of calls from 1 to 1000000', 1, 1_000_000).default(300),
  /** Connections of the MySQL pool. At least two: migrating keeps one for its lock. */
  DATABASE_POOL_MAX: wholeNumber('a number of connections from 2 to 200', 2, 200).default(10),
  /** By default, production verifies a server that is not on loopback (database-tls.ts). */
  DATABASE_TLS: z.enum(TLS_MODES, `must be one of ${TLS_MODES.join(', ')}`).optional(),
  /** File of the certificates that are trusted. */
  DATABASE_CA: z.string().optional()
}

/** The `tls` of connectDatabase. `env` may be a command's environment that no schema has parsed, so the mode is checked here. */
export const databaseTls = (env: {
  DATABASE_TLS?: string | undefined
  DATABASE_CA?: string | undefined
  NODE_ENV?: string | undefined
}): DatabaseTls => {
  const mode = env.DATABASE_TLS || undefined
  if (mode !== undefined && !TLS_MODES.some((known) => known === mode))
    throw new ConfigError([`DATABASE_TLS: must be one of ${TLS_MODES.join(', ')}`])
  return {
    mode: mode as TlsMode | undefined,
    ca: env.DATABASE_CA || undefined,
    isProduction: env.NODE_ENV === 'production'
  }
}

/** Shape of the variables that openBus needs. */
export const busEnv = {
  NATS_URL: z
    .string({ error: required('nats://host:port, several separated by commas, or memory:') })
    .regex(
      /^(memory:.*|(nats|tls):\/\/[^,\s]+(,\s*(nats|tls):\/\/[^,\s]+)*)$/,
      'must be nats://host:port[,nats://…] or memory:'
    ),
  /** An account, where the addresses name none; or a file of credentials, or of an nkey's seed. */
  NATS_USER: z.string().optional(),
  NATS_PASSWORD: z.string().optional(),
  NATS_CREDS: z.string().optional(),
  NATS_NKEY: z.string().optional(),
  /** File of the certificates that are trusted; it makes TLS compulsory, like tls:// in the address. */
  NATS_CA: z.string().optional()
}

/** How a service authenticates to the bus: the `login` of openBus. */
export const busLogin = (env: {
  NATS_USER?: string | undefined
  NATS_PASSWORD?: string | undefined
  NATS_CREDS?: string | undefined
  NATS_NKEY?: string | undefined
  NATS_CA?: string | undefined
}): BusLogin => ({
  user: env.NATS_USER,
  password: env.NATS_PASSWORD,
  creds: env.NATS_CREDS,
  nkey: env.NATS_NKEY,
  ca: env.NATS_CA
})

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

const COMMON_HASHES = new Set(COMMON_CODES.map(sha256))
const SHA256_ADVICE =
  'ADMIN_CODE_SHA256 holds a fast hash: whoever reads it tries billions of codes a second. Replace it by ADMIN_CODE_HASH (npm run site -- admin-code)'

/**
 * ADMIN_CODE; or, to keep the code out of the environment, ADMIN_CODE_HASH (`npm run site -- admin-code` prints it) or the older
 * ADMIN_CODE_SHA256 (hex of its SHA-256). Outputs `adminCodeHash` for createAdminCheck, and `adminCodeAdvice`, a line for the log or
 * null. It is a schema, not a shape: `z.intersection(z.object({ ...serverEnv }), adminEnv)`. Production needs one of them, for a code
 * of at least 12 characters that is not among the commonest; no system starts with one that is a mere pattern. Elsewhere, without any of them no code is accepted.
 */
export const adminEnv = z
  .object({
    ADMIN_CODE: z.string().optional(),
    ADMIN_CODE_HASH: z
      .string()
      .refine(isSlowHash, 'must be what npm run site -- admin-code gives')
      .optional(),
    ADMIN_CODE_SHA256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
      .transform((hex) => hex.toLowerCase())
      .optional(),
    NODE_ENV: z.string().optional()
  })
  .check((context) => {
    const { ADMIN_CODE: code, ADMIN_CODE_HASH: slow, ADMIN_CODE_SHA256: hash, NODE_ENV } = context.value
    const reject = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: undefined })
    if (code && hash && sha256(code) !== hash) reject('ADMIN_CODE_SHA256', 'is not the hash of ADMIN_CODE')
    if (slow && (code || hash)) reject('ADMIN_CODE_HASH', 'stands for the code alone: unset the others')
    if (hash && COMMON_HASHES.has(hash))
      reject('ADMIN_CODE_SHA256', 'is the hash of nothing, or of one of the commonest codes')
    if (NODE_ENV !== 'production') {
      const pattern = code && patternOfCode(code)
      if (pattern) reject('ADMIN_CODE', pattern)
      return
    }
    if (!code && !hash && !slow)
      reject(
        'ADMIN_CODE',
        'missing: production needs ADMIN_CODE, or ADMIN_CODE_HASH (npm run site -- admin-code)'
      )
    const error = code && errorOfCode(code)
    if (error) reject('ADMIN_CODE', error)
  })
  .transform(({ ADMIN_CODE: code, ADMIN_CODE_HASH: slow, ADMIN_CODE_SHA256: hash }) => ({
    adminCodeHash: slow ?? hash ?? sha256(code ?? randomBytes(32).toString('hex')),
    adminCodeAdvice: hash && !code ? SHA256_ADVICE : null
  }))
