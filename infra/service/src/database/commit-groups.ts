/** Requests committed in one transaction at most. */
const GROUP = 64
/** Transactions under way at once: while one waits for the disk the next one fills. */
const IN_FLIGHT = 2

/**
 * Gives a function that hands an item to `commit` together with those that wait at the same time: a database that is busy
 * commits many at the price of one, an idle one gets each item at once. `commit` settles each item of its group for itself;
 * when it rejects, all of them are rejected.
 */
export function createCommitGroups<Item, Result>(
  commit: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>
): (item: Item) => Promise<Result> {
  const waiting: { item: Item; settle: (outcome: PromiseSettledResult<Result>) => void }[] = []
  let underWay = 0

  const pump = () => {
    while (underWay < IN_FLIGHT && waiting.length > 0) void run(waiting.splice(0, GROUP))
  }
  const run = async (group: typeof waiting) => {
    underWay += 1
    const outcomes = await commit(group.map(({ item }) => item)).catch((reason: unknown) =>
      group.map((): PromiseSettledResult<Result> => ({ status: 'rejected', reason }))
    )
    underWay -= 1
    for (const [index, { settle }] of group.entries()) settle(outcomes[index] as PromiseSettledResult<Result>)
    pump()
  }
  return (item) =>
    new Promise((resolve, reject) => {
      const settle = (outcome: PromiseSettledResult<Result>) =>
        outcome.status === 'fulfilled' ? resolve(outcome.value) : reject(outcome.reason)
      waiting.push({ item, settle })
      // Not at once: requests that arrive in the same turn of the event loop go together.
      if (waiting.length === 1) setImmediate(pump)
    })
}
