import { readFileSync } from 'node:fs'
import { type ConnectionOptions, credsAuthenticator, nkeyAuthenticator } from 'nats'
import { StartError } from '../process/start-error.ts'

/** An account on NATS: a name and a password, a file of credentials (`.creds`) or of an nkey's seed; and which certificates to trust. */
export interface BusLogin {
  user?: string | undefined
  password?: string | undefined
  creds?: string | undefined
  nkey?: string | undefined
  /** PEM file of trusted certificates. */
  ca?: string | undefined
}

type NatsOptions = Pick<ConnectionOptions, 'user' | 'pass' | 'token' | 'authenticator' | 'tls'>

/**
 * The options of nats.js for addresses ('nats://user:password@host:4222,tls://…') and a login. nats.js itself ignores an account in an
 * address; here it wins over the login. Throws a StartError when a file cannot be read.
 */
export function natsOptions(url: string, login: BusLogin = {}): NatsOptions & { servers: string[] } {
  const addresses = url.split(',').map((server) => new URL(server.trim()))
  const named = addresses.find(({ username }) => username !== '')
  const isTls = login.ca !== undefined || addresses.some(({ protocol }) => protocol === 'tls:')
  return {
    servers: addresses.map(({ host }) => host),
    ...(isTls && { tls: login.ca ? { ca: read('NATS_CA', login.ca) } : {} }),
    ...(named ? fromAddress(named) : fromLogin(login))
  }
}

function fromAddress({ username, password }: URL): NatsOptions {
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  return secret === '' ? { token: name } : { user: name, pass: secret }
}

function fromLogin({ user, password, creds, nkey }: BusLogin): NatsOptions {
  if (creds) return { authenticator: credsAuthenticator(Buffer.from(read('NATS_CREDS', creds))) }
  if (nkey) return { authenticator: nkeyAuthenticator(Buffer.from(read('NATS_NKEY', nkey).trim())) }
  return user ? { user, pass: password ?? '' } : {}
}

function read(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`${variable}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error
    })
  }
}
