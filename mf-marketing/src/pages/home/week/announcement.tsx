import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useEffect, useState } from 'react'

/** How long nothing must have been changed before the result is said, in milliseconds: once, and not for each step of a slider. */
const QUIET = 700

/** Says to screen readers what the visitor's changes came to; null before the first one. */
export function Announcement({ result }: { result: string | null }) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(result), QUIET)
    return () => clearTimeout(timer)
  }, [result])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}
