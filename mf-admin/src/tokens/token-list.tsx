import type { ApiToken } from '@site/contracts/access/tokens'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import styles from '../codes/codes-screen.module.css'
import { tokenScopeLabels, tokensCopy } from './content/tokens.ts'
import tokenStyles from './tokens-screen.module.css'

/** Each token: whose it is, what it opens, when it was made and used, and the way to revoke it. */
export function TokenList({ tokens, onRevoke }: { tokens: ApiToken[]; onRevoke: (token: ApiToken) => void }) {
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <li key={token.id} className={styles.row} data-revoked={token.revokedAt !== null || undefined}>
          <div>
            <h3 className={styles.name}>{token.name}</h3>
            <p className={styles.badges}>
              {token.scopes.map((scope) => (
                <Badge key={scope}>{tokenScopeLabels[scope]}</Badge>
              ))}
            </p>
            {token.releases && (
              <p className={tokenStyles.grants}>
                {tokensCopy.grants(
                  token.releases.deployables.join(', '),
                  token.releases.routes.join(', ') || tokensCopy.noRoutes
                )}
              </p>
            )}
          </div>
          <p className={styles.dates}>
            <span>{tokensCopy.made(formatDateTime(token.createdAt))}</span>
            <span>
              {token.lastUsed ? tokensCopy.used(formatDateTime(token.lastUsed)) : tokensCopy.unused}
            </span>
            {token.revokedAt && <span>{tokensCopy.revoked(formatDateTime(token.revokedAt))}</span>}
          </p>
          {!token.revokedAt && (
            <div className={styles.buttons}>
              <Button
                variant="quiet"
                size="small"
                aria-label={tokensCopy.revokeOf(token.name)}
                onClick={() => onRevoke(token)}
              >
                {tokensCopy.revoke}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
