import type { MadeToken } from '@site/contracts/access/token-calls'
import { useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import styles from '../codes/codes-screen.module.css'
import { ShownSecret } from '../layout/shown-secret.tsx'
import { copyText } from '../leads/data/copy-text.ts'
import { tokenExamples, tokensCopy, tokensToasts } from './content/tokens.ts'
import tokenStyles from './tokens-screen.module.css'

/** A new token, this once, with a call for each thing that it opens. */
export function MadeTokenCard({ name, token, scopes, onDone }: MadeToken & { onDone: () => void }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await copyText(token)
      toast.show(tokensToasts.copied)
    } catch (error) {
      console.warn('The token could not be copied', error)
      toast.show(tokensToasts.notCopied)
    }
  }
  return (
    <div className={styles.made} role="status">
      <h2 className={styles.subtitle}>{tokensCopy.tokenOf(name)}</h2>
      <p>
        <ShownSecret>{token}</ShownSecret>
      </p>
      <p>{tokensCopy.once}</p>
      <div className={tokenStyles.examples}>
        <h3>{tokensCopy.example}</h3>
        {scopes.map((scope) => (
          <code key={scope} className={tokenStyles.example}>
            {tokenExamples[scope](window.location.origin)}
          </code>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="strong" icon="copy" onClick={copy}>
          {tokensCopy.copy}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {tokensCopy.done}
        </Button>
      </div>
    </div>
  )
}
