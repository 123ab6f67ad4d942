import { useEffect, useState } from 'react'
import { type CopyableProps, CopyButton } from './lead-parts.tsx'
import styles from './table-address.module.css'

/** What a line of the narrowest column of addresses holds, in characters. */
const LINE = 15

type TableAddressProps = Pick<CopyableProps, 'text' | 'label' | 'onCopy'> & { href: string }

/**
 * An address in the table, to follow or to copy: in two lines, parted before the @, each cut at its end. One that these may cut is shown
 * whole over the names beside it while it is pointed at or has the focus; Escape puts that away (WCAG 1.4.13).
 */
export function TableAddress({ text, href, label, onCopy }: TableAddressProps) {
  const [isWhole, setWhole] = useState(false)
  const at = text.lastIndexOf('@')
  const isLong = at > LINE || text.length - at > LINE
  useEffect(() => {
    if (!isWhole) return
    const putAway = ({ key }: KeyboardEvent) => key === 'Escape' && setWhole(false)
    document.addEventListener('keydown', putAway)
    return () => document.removeEventListener('keydown', putAway)
  }, [isWhole])
  return (
    <span className={styles.address}>
      <a
        href={href}
        // Its two parts would else be read apart.
        aria-label={isLong ? text : undefined}
        data-whole={(isLong && isWhole) || undefined}
        onPointerEnter={() => setWhole(true)}
        onPointerLeave={() => setWhole(false)}
        onFocus={() => setWhole(true)}
        onBlur={() => setWhole(false)}
      >
        <span>
          {isLong ? (
            <>
              <span>{text.slice(0, at)}</span>
              <span>{text.slice(at)}</span>
            </>
          ) : (
            <>
              {text.slice(0, at)}
              <wbr />
              {text.slice(at)}
            </>
          )}
        </span>
      </a>
      <CopyButton text={text} label={label} onCopy={onCopy} />
    </span>
  )
}
