import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { issuedCopy } from './content/issued.ts'
import styles from './issued.module.css'
import type { Issued, IssuedKind, IssuedText } from './issued-kind.ts'

interface IssuedRowsProps<Item extends Issued, Text extends IssuedText> {
  kind: IssuedKind<Item, Text>
  items: Item[]
  onChange: (item: Item) => void
  onRevoke: (item: Item) => void
}

/** Each of them: whose it is, what it opens, when it was made and used, and the ways to change and to revoke it. */
export function IssuedRows<Item extends Issued, Text extends IssuedText>({
  kind: { copy, labels, renderNote },
  items,
  onChange,
  onRevoke
}: IssuedRowsProps<Item, Text>) {
  const button = { variant: 'quiet', size: 'small' } as const
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.row} data-revoked={item.revokedAt !== null || undefined}>
          <div>
            <h3 className={styles.name}>{item.name}</h3>
            <p className={styles.badges}>
              {item.scopes.map((scope) => (
                <Badge key={scope}>{labels[scope]}</Badge>
              ))}
            </p>
            {renderNote?.(item)}
          </div>
          <p className={styles.dates}>
            <span>{issuedCopy.made(formatDateTime(item.createdAt))}</span>
            <span>{item.lastUsed ? issuedCopy.used(formatDateTime(item.lastUsed)) : issuedCopy.unused}</span>
            {item.revokedAt && <span>{issuedCopy.revoked(formatDateTime(item.revokedAt))}</span>}
          </p>
          {!item.revokedAt && (
            <div className={styles.buttons}>
              <Button {...button} aria-label={copy.changeOf(item.name)} onClick={() => onChange(item)}>
                {issuedCopy.change}
              </Button>
              <Button {...button} aria-label={copy.revokeOf(item.name)} onClick={() => onRevoke(item)}>
                {issuedCopy.revoke}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
