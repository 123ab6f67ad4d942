import { type ApiToken, TOKEN_SCOPES, type TokenScope } from '@site/contracts/access/tokens'
import type { IssuedKind, IssuedText } from '../issued/issued-kind.ts'
import {
  grantsCopy,
  integrationsCopy,
  tokenExamples,
  tokenScopeLabels,
  tokensCopy
} from './content/tokens.ts'
import { type GrantTexts, ReleaseFields, readGrants } from './release-fields.tsx'
import styles from './tokens-screen.module.css'

/** Whose a token is, what it opens, and what it may put live. */
export type TokenText = IssuedText<TokenScope> & GrantTexts

const isForReleases = ({ scopes }: TokenText) => scopes.includes('releases:write')

/** Tokens of programs (TOKEN-1). */
export const tokenKind: IssuedKind<ApiToken, TokenText> = {
  copy: tokensCopy,
  scopes: TOKEN_SCOPES,
  labels: tokenScopeLabels,
  blank: { name: '', scopes: [], deployables: '', routes: '' },
  textOf: ({ name, scopes, releases }) => ({
    ...{ name, scopes },
    deployables: releases?.deployables.join(' ') ?? '',
    routes: releases?.routes.join(' ') ?? ''
  }),
  errorsOf: (text) => (isForReleases(text) ? readGrants(text).errors : {}),
  renderMore: ({ text, said, onChange }) =>
    isForReleases(text) && (
      <ReleaseFields texts={text} errors={said} onChange={(texts) => onChange({ ...text, ...texts })} />
    ),
  renderNote: ({ releases }) =>
    releases && (
      <p className={styles.grants}>
        {grantsCopy.grants(
          releases.deployables.join(', '),
          releases.routes.join(', ') || grantsCopy.noRoutes
        )}
      </p>
    ),
  renderExamples: ({ scopes }) => (
    <div className={styles.examples}>
      <h3>{integrationsCopy.example}</h3>
      {scopes.map((scope) => (
        <code key={scope} className={styles.example}>
          {tokenExamples[scope](window.location.origin)}
        </code>
      ))}
    </div>
  )
}

/** A token as the API takes it. */
export const contentOf = (text: TokenText) => ({
  ...{ name: text.name, scopes: text.scopes },
  ...(isForReleases(text) && { releases: readGrants(text).releases })
})
