import { type ApiToken, TOKEN_SCOPES } from '@site/contracts/access/tokens'
import { documentCalls } from '@site/contracts/operations/calls/documents'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import styles from '../codes/codes-screen.module.css'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { revokeTokenCopy, tokenScopeLabels, tokenScopeSummaries, tokensCopy } from './content/tokens.ts'
import { NewTokenForm } from './new-token-form.tsx'
import { TokenList } from './token-list.tsx'
import tokenStyles from './tokens-screen.module.css'
import { useTokens } from './use-tokens.ts'

/** /admin/tokens: the tokens of programs, a new one and the end of one (TOKEN-1). */
export function TokensScreen({ adminCode }: { adminCode: string }) {
  const { tokens, hasFailed, isRefused, refetch, create, revoke } = useTokens(adminCode)
  const [tokenToRevoke, setTokenToRevoke] = useState<ApiToken | null>(null)
  return (
    <AdminFrame
      title={tokensCopy.title}
      adminCode={adminCode}
      aside={
        <LinkButton href={documentCalls.readDocs.path} variant="quiet" size="small">
          {tokensCopy.docs}
        </LinkButton>
      }
    >
      <p className={styles.intro}>{tokensCopy.intro}</p>
      <details className={tokenStyles.summary}>
        <summary>{tokensCopy.summary}</summary>
        <dl>
          {TOKEN_SCOPES.map((scope) => (
            <div key={scope}>
              <dt>{tokenScopeLabels[scope]}</dt>
              <dd>{tokenScopeSummaries[scope]}</dd>
            </div>
          ))}
        </dl>
        <p>{tokensCopy.limits}</p>
      </details>
      <NewTokenForm create={create} />
      <section className={styles.section} aria-labelledby="tokens-list">
        <h2 id="tokens-list" className={styles.subtitle}>
          {tokensCopy.list}
        </h2>
        <div role="status">{!tokens && !hasFailed && <p>{tokensCopy.loading}</p>}</div>
        <LoadProblem text={tokensCopy.failed} hasFailed={hasFailed} isRefused={isRefused} refetch={refetch} />
        {tokens?.length === 0 && <p>{tokensCopy.empty}</p>}
        {tokens && tokens.length > 0 && <TokenList tokens={tokens} onRevoke={setTokenToRevoke} />}
      </section>
      <ConfirmDialog
        isOpen={tokenToRevoke !== null}
        copy={revokeTokenCopy}
        subject={tokenToRevoke?.name}
        onCancel={() => setTokenToRevoke(null)}
        onConfirm={async () => {
          if (tokenToRevoke) await revoke(tokenToRevoke)
          setTokenToRevoke(null)
        }}
      />
    </AdminFrame>
  )
}
