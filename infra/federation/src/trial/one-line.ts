/** The message of what was thrown, in one line: a refusal has a line for each error. */
export function oneLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
