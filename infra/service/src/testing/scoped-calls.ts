import { CODE_SCOPES, type CodeScope, mayDo } from '@site/contracts/access/codes'
import { TOKEN_SCOPES, type TokenScope } from '@site/contracts/access/tokens'
import type { Owner } from '@site/contracts/operations/definition/operation'
import { type NamedOperation, OPERATIONS } from '@site/contracts/operations/table/operations'
import type { TestAnswer, TestClient } from './test-client.ts'

/** The operations of a service that ask for a code. */
export const protectedOperations = (owner: Owner): NamedOperation[] =>
  guardedOperations(owner).filter(({ access }) => access !== 'token')

/** The operations that ask for a code or a token. */
const guardedOperations = (owner: Owner): NamedOperation[] =>
  OPERATIONS.filter((operation) => operation.owner === owner && operation.access !== undefined)

/** Each of them with each scope of tokens and whether it opens it, for `it.each`. */
export const tokenCases = (
  owner: Owner
): [name: string, scope: TokenScope, isOpen: boolean, operation: NamedOperation][] =>
  guardedOperations(owner).flatMap((operation) =>
    TOKEN_SCOPES.map((scope): [string, TokenScope, boolean, NamedOperation] => [
      operation.id,
      scope,
      operation.tokenScopes?.includes(scope) ?? false,
      operation
    ])
  )

/** Each of them with each scope that does not open it, for `it.each`. */
export const refusedCalls = (owner: Owner): [name: string, scope: CodeScope, operation: NamedOperation][] =>
  protectedOperations(owner).flatMap((operation) =>
    CODE_SCOPES.filter((scope) => !mayDo([scope], operation.scopes ?? [])).map(
      (scope): [string, CodeScope, NamedOperation] => [operation.id, scope, operation]
    )
  )

/** Makes a call with nothing in it but the code, where the operation takes it from. */
export function callWith(client: TestClient, operation: NamedOperation, code?: string): Promise<TestAnswer> {
  const path = operation.call.path.replace(/:\w+/g, '999999')
  if (operation.access === 'body')
    return client.send(operation.call.method, path, code === undefined ? {} : { adminCode: code })
  const header: Record<string, string> = code === undefined ? {} : { 'x-admin-code': code }
  return operation.bodyTypes ? client.send(operation.call.method, path, '', header) : client.get(path, header)
}

/** Makes a call with nothing in it but the token. */
export function callWithToken(
  client: TestClient,
  operation: NamedOperation,
  token: string
): Promise<TestAnswer> {
  const path = operation.call.path.replace(/:\w+/g, '999999')
  const header = { authorization: `Bearer ${token}` }
  if (operation.call.method === 'GET') return client.get(path, header)
  return client.send(operation.call.method, path, operation.bodyTypes ? '' : {}, header)
}
