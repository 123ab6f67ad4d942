/** What serves for one deployable, as a gateway says: its live version, the one before because the live one is set aside, or none. */
export interface Serving {
  version: string
  state: string
}

/** How long a gateway may take to answer, in milliseconds. */
const PATIENCE = 2000

/**
 * Asks a gateway what serves, by deployable: the gauge `deployable_serving` of its metrics. Null when none answers at this address, or something
 * that is no gateway.
 */
export async function askGateway(origin: string): Promise<Map<string, Serving> | null> {
  let text: string
  try {
    const response = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(PATIENCE) })
    text = response.ok ? await response.text() : ''
  } catch {
    return null // nobody is there, which is what is asked
  }
  const served = [...text.matchAll(/^deployable_serving\{([^}]*)\} 1$/gm)].map(([, labels = '']) => {
    const label = (name: string) => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? ''
    return [label('deployable'), { version: label('version'), state: label('state') }] as const
  })
  return served.length > 0 ? new Map(served) : null
}
