import { type AddressGuard, literalOf } from '@site/service/outgoing/address-guard'
import { isClear, isLoopback } from '@site/service/process/loopback'

/**
 * Why calls are not sent to this address, in French; null when they are (DELIVERY-6). A name is looked at again at each connection.
 *
 * @param url an absolute address
 */
export function faultOfAddress(url: string, guard: AddressGuard): string | null {
  const parsed = new URL(url)
  const { protocol, hostname, username, password, hash } = parsed
  if (protocol !== 'https:' && protocol !== 'http:') return 'L’adresse doit commencer par https://.'
  if (username || password || hash)
    return 'L’adresse ne doit contenir ni identifiant, ni mot de passe, ni «\u00a0#\u00a0».'
  if (isClear(url))
    return 'L’adresse doit commencer par https://\u00a0: elle transporte des données personnelles.'
  const literal = literalOf(parsed) ?? (isLoopback(hostname) ? '127.0.0.1' : null)
  if (literal && !guard.allows(literal))
    return 'Cette adresse est privée\u00a0: seule la configuration du service peut l’autoriser.'
  return null
}
