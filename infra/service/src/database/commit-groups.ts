/** The most items committed in one transaction. */
const GROUP_SIZE = 64
/** Transactions in flight at once: while one waits for the disk the next one fills. */
const IN_FLIGHT = 2

/**
 * Returns a function that passes an item to `commit` together with those that wait at the same time: a busy database commits many
 * at the price of one, an idle one gets each item at once. `commit` gives each item of its group a result of its own; when it
 * rejects, all of them are rejected.
 */
export function createCommitGroups<Item, Result>(
  commit: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>
): (item: Item) => Promise<Result> {
  const waiting: { item: Item; settle: (outcome: PromiseSettledResult<Result>) => void }[] = []
  let inFlight = 0

  const pump = () => {
    while (inFlight < IN_FLIGHT && waiting.length > 0) void run(waiting.splice(0, GROUP_SIZE))
  }
  const run = async (group: typeof waiting) => {
    inFlight += 1
    const outcomes = await commit(group.map(({ item }) => item)).catch((reason: unknown) =>
      group.map((): PromiseSettledResult<Result> => ({ status: 'rejected', reason }))
    )
    inFlight -= 1
    for (const [index, { settle }] of group.entries()) settle(outcomes[index] as PromiseSettledResult<Result>)
    pump()
  }
  return (item) =>
    new Promise((resolve, reject) => {
      const settle = (outcome: PromiseSettledResult<Result>) =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason)
      waiting.push({ item, settle })
      // Deferred, so that requests that arrive in the same turn of the event loop share a transaction.
      if (waiting.length === 1) setImmediate(pump)
    })
}
