const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A CSV file as spreadsheets read it: UTF-8 with a byte order mark, every value quoted, quotes doubled, rows ended by CRLF (RFC
 * 4180). What a person may have written goes through `defuse` before.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`

/** What begins like a formula (=, +, -, @, or a control character before it) is made text by an apostrophe (OWASP). */
export const defuse = (value: string): string => (/^[\s\0]*[=+\-@\t\r]/.test(value) ? `'${value}` : value)
