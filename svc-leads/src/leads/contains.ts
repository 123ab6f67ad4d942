import type { Columns } from '@site/service/database/columns'
import type { Conditions } from '@site/service/database/table'

/** Text as a LIKE with `escape '!'` finds it, in both dialects. A backslash would not do: MySQL also reads it in string literals. */
export const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&')

/** Keeps the rows whose column contains this text. */
export function contains<C extends Columns>(
  query: Conditions<C>,
  column: keyof C & string,
  text: string
): void {
  query.whereRaw("?? like ? escape '!'", [column, `%${escapeLike(text)}%`])
}
