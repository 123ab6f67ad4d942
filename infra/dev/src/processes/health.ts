/** Does this address answer 200 within a second? Never throws. */
export async function answersWell(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
