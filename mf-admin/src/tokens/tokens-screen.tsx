import { TOKEN_SCOPES } from '@site/contracts/access/tokens'
import { documentCalls } from '@site/contracts/operations/calls/documents'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { IssuedScreen } from '../issued/issued-screen.tsx'
import { integrationsCopy, tokenScopeLabels, tokenScopeSummaries } from './content/tokens.ts'
import { tokenKind } from './token-kind.tsx'
import styles from './tokens-screen.module.css'
import { useTokens } from './use-tokens.ts'

/** /admin/tokens: the tokens of programs, a new one, a change of one and its end (TOKEN-1, TOKEN-13). */
export const TokensScreen = ({ adminCode }: { adminCode: string }) => (
  <IssuedScreen
    adminCode={adminCode}
    kind={tokenKind}
    list={useTokens(adminCode)}
    aside={
      <LinkButton href={documentCalls.readDocs.path} variant="quiet" size="small">
        {integrationsCopy.docs}
      </LinkButton>
    }
  >
    <details className={styles.summary}>
      <summary>{integrationsCopy.summary}</summary>
      <dl>
        {TOKEN_SCOPES.map((scope) => (
          <div key={scope}>
            <dt>{tokenScopeLabels[scope]}</dt>
            <dd>{tokenScopeSummaries[scope]}</dd>
          </div>
        ))}
      </dl>
      <p>{integrationsCopy.limits}</p>
    </details>
  </IssuedScreen>
)
