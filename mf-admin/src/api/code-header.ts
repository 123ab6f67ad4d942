import { ADMIN_CODE_HEADER } from '@site/contracts/operations/admin'

/** The header that carries the code of what is read, encoded, as headers hold no other letters. */
export const codeHeader = (adminCode: string): Record<string, string> => ({
  [ADMIN_CODE_HEADER]: encodeURIComponent(adminCode)
})
