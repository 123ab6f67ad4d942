/** What a call sends and what it is answered, where it sends or is answered anything. */
export interface CallTypes {
  query?: object
  body?: object
  answer?: unknown
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call of the API as a browser has to know it. What it sends and is answered are types alone: nothing of a schema is downloaded with
 * it. Its full description, with schemas, refusals and owner, is its operation (operations/table).
 */
export interface Call<Path extends string = string, Types extends CallTypes = CallTypes> {
  method: Method
  /** ':id' stands for a part of its own. */
  path: Path
  /** Never there: it carries the types. */
  types?: Types
}

/** Names a call: `call('GET', '/api/blog/:id').of<{ answer: Article }>()`. */
export const call = <Path extends string>(method: Method, path: Path) => ({
  of: <Types extends CallTypes>(): Call<Path, Types> => ({ method, path })
})

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The parts of a path that a caller fills in. */
export type Params<Path extends string> = { [Name in NamesIn<Path>]: string | number }

/**
 * The address of a call.
 *
 * @param params what stands in place of each ':name'; encoded here
 * @param query what is asked besides; what is undefined is left out
 */
export function addressOf<Path extends string, Types extends CallTypes>(
  { path }: Call<Path, Types>,
  ...[params, query]: NamesIn<Path> extends never
    ? [params?: Record<never, never>, query?: Types['query']]
    : [params: Params<Path>, query?: Types['query']]
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name]))
  )
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]]
  )
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`
}
