import { useToast } from '@site/web/platform'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { Button } from './button.tsx'

/** How long the button says that the link is copied, in milliseconds since the last press. */
const SAID = 4000

interface CopyLinkProps {
  /** The address to copy, whole, at the moment of the press. */
  link: () => string
}

/**
 * Copies a link, and says so where it was pressed: a toast would lie over what stands at the foot of the window. Where the browser refuses, the
 * link itself is shown in one.
 */
export function CopyLink({ link }: CopyLinkProps) {
  const toast = useToast()
  /** Presses that copied it, for as long as that is said. */
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), SAID)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    const address = link()
    try {
      await navigator.clipboard.writeText(address)
      setCopies((count) => count + 1)
    } catch {
      toast.show({ tone: 'error', title: 'Le lien n’a pas pu être copié', description: address })
    }
  }
  return (
    <>
      <Button data-scripted="" variant="quiet" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {isCopied ? 'Lien copié' : 'Copier le lien'}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && 'Le lien est copié.'}</span>
      </VisuallyHidden>
    </>
  )
}
