import { CODE_SCOPES, type CodeScope, type NamedCode } from '@site/contracts/access/codes'
import type { IssuedKind, IssuedText } from '../issued/issued-kind.ts'
import { codesCopy, scopeLabels } from './content/codes.ts'

/** Whose a code is, and what it opens. */
export type CodeText = IssuedText<CodeScope>

/** Codes of persons (ADMIN-14). */
export const codeKind: IssuedKind<NamedCode, CodeText> = {
  copy: codesCopy,
  scopes: CODE_SCOPES,
  labels: scopeLabels,
  blank: { name: '', scopes: [] },
  textOf: ({ name, scopes }) => ({ name, scopes })
}
