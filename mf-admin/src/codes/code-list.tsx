import type { NamedCode } from '@site/contracts/access/codes'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import styles from './codes-screen.module.css'
import { codesCopy, scopeLabels } from './content/codes.ts'

interface CodeListProps {
  codes: NamedCode[]
  onChange: (code: NamedCode) => void
  onRevoke: (code: NamedCode) => void
}

/** Each code: whose it is, what it opens, when it was made and used, and the ways to change and to revoke it. */
export function CodeList({ codes, onChange, onRevoke }: CodeListProps) {
  return (
    <ul className={styles.list}>
      {codes.map((code) => (
        <li key={code.id} className={styles.row} data-revoked={code.revokedAt !== null || undefined}>
          <div>
            <h3 className={styles.name}>{code.name}</h3>
            <p className={styles.badges}>
              {code.scopes.map((scope) => (
                <Badge key={scope}>{scopeLabels[scope]}</Badge>
              ))}
            </p>
          </div>
          <p className={styles.dates}>
            <span>{codesCopy.made(formatDateTime(code.createdAt))}</span>
            <span>{code.lastUsed ? codesCopy.used(formatDateTime(code.lastUsed)) : codesCopy.unused}</span>
            {code.revokedAt && <span>{codesCopy.revoked(formatDateTime(code.revokedAt))}</span>}
          </p>
          {!code.revokedAt && (
            <div className={styles.buttons}>
              <Button
                variant="quiet"
                size="small"
                aria-label={codesCopy.changeOf(code.name)}
                onClick={() => onChange(code)}
              >
                {codesCopy.change}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={codesCopy.revokeOf(code.name)}
                onClick={() => onRevoke(code)}
              >
                {codesCopy.revoke}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
