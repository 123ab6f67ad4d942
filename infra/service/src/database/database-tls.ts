import { readFileSync } from 'node:fs'
import { isLoopback } from '../process/loopback.ts'
import { StartError } from '../process/start-error.ts'

/** The modes of MySQL's own clients; verify-full is their VERIFY_IDENTITY. */
export const TLS_MODES = ['off', 'required', 'verify-ca', 'verify-full'] as const
export type TlsMode = (typeof TLS_MODES)[number]

/** How to encrypt the way to a MySQL server. By default it is in the clear on loopback and in development, and verified elsewhere. */
export interface DatabaseTls {
  mode?: TlsMode | undefined
  /** PEM file of the certificates that are trusted. Without it, those that Node trusts. */
  ca?: string | undefined
  isProduction?: boolean | undefined
}

/** What mysql2 takes as `ssl`. */
export interface MysqlSsl {
  ca?: string
  rejectUnauthorized: boolean
  verifyIdentity: boolean
  minVersion: 'TLSv1.2'
}

/**
 * The `ssl` of a connection to `host`; undefined when it is not encrypted. Where `ca` names certificates of one's own, the server's must
 * be signed by one of them; a public certificate, which anybody can get, must also bear the host's name. Throws a StartError when the file cannot be read.
 */
export function chooseTls(host: string, { mode, ca, isProduction }: DatabaseTls): MysqlSsl | undefined {
  const verified: TlsMode = ca ? 'verify-ca' : 'verify-full'
  const chosen = mode ?? (ca || (isProduction && !isLoopback(host)) ? verified : 'off')
  if (chosen === 'off') return undefined
  return {
    ...(ca ? { ca: readCertificates(ca) } : {}),
    rejectUnauthorized: chosen !== 'required',
    verifyIdentity: chosen === 'verify-full',
    minVersion: 'TLSv1.2'
  }
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`DATABASE_CA: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error
    })
  }
}

/** Why TLS with the server failed, and how to correct it; null when the error is another one. */
export function describeTlsError(error: unknown): string | null {
  const { code, message } = error as { code?: unknown; message?: string }
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return 'it does not speak TLS. Set it up there, or DATABASE_TLS=off where the way to it is trusted'
  const isCertificate = code === 'HANDSHAKE_SSL_ERROR' || /certificate|altnames/i.test(message ?? '')
  return isCertificate
    ? `its certificate is not believed (${message}). Name who signed it in DATABASE_CA`
    : null
}
