import fc from 'fast-check'

/** Which of the things there are, of so many as there happen to be. */
type Pick = number
/** Two people, each of whom knows what they saw when they last looked. */
type Editor = 'Anne' | 'Béatrice'

/** What happens to articles, as the model and the service both understand it. `title` stands for a whole text. */
export type Operation =
  | { do: 'look'; editor: Editor }
  | { do: 'post'; title: string }
  | { do: 'put'; article: Pick; title: string; editor: Editor; isChecked: boolean }
  | { do: 'delete'; article: Pick }
  | { do: 'withdraw'; article: Pick }
  | { do: 'begin'; article: Pick | null; title: string }
  | { do: 'save'; draft: Pick; title: string; editor: Editor }
  | { do: 'discard'; draft: Pick; editor: Editor }
  | { do: 'publish'; draft: Pick; editor: Editor; isOver: boolean }
  | { do: 'restore'; revision: Pick; editor: Editor; isOver: boolean }
  | { do: 'schedule'; draft: Pick; editor: Editor; minutes: number; isOver: boolean }
  | { do: 'move'; schedule: Pick; editor: Editor; minutes: number; withText: boolean }
  | { do: 'cancel'; schedule: Pick }
  | { do: 'work' }

/**
 * Something that is done: by one, by two at once, or by a replica that dies at one of its statements. The last two may come when something
 * has just become due: `minutes` pass first.
 */
export type Step =
  | { how: 'alone'; one: Operation }
  | { how: 'together'; minutes: number; one: Operation; other: Operation }
  | { how: 'dying'; minutes: number; one: Operation; statement: number; moment: 'before' | 'after' }
  | { how: 'wait'; minutes: number }

const pick = fc.nat({ max: 1000 })
const editor = fc.constantFrom<Editor>('Anne', 'Béatrice')
const title = fc.constantFrom('', 'Un', 'Deux', 'Trois', 'Quatre')
const filled = fc.constantFrom('Un', 'Deux', 'Trois', 'Quatre')
const minutes = fc.integer({ min: -5, max: 90 })

const one = <Kind extends Operation['do']>(
  kind: Kind,
  fields: { [Name in Exclude<keyof Extract<Operation, { do: Kind }>, 'do'>]: fc.Arbitrary<unknown> }
): fc.Arbitrary<Operation> => fc.record({ do: fc.constant(kind), ...fields }) as fc.Arbitrary<Operation>

/** The operations of one draft, schedule or article, which is what two people can get into each other's way with. */
const CONTENDED: fc.WeightedArbitrary<Operation>[] = [
  { weight: 5, arbitrary: one('save', { draft: pick, title, editor }) },
  { weight: 4, arbitrary: one('publish', { draft: pick, editor, isOver: fc.boolean() }) },
  { weight: 2, arbitrary: one('put', { article: pick, title: filled, editor, isChecked: fc.boolean() }) },
  { weight: 4, arbitrary: one('schedule', { draft: pick, editor, minutes, isOver: fc.boolean() }) },
  { weight: 2, arbitrary: one('move', { schedule: pick, editor, minutes, withText: fc.boolean() }) },
  { weight: 1, arbitrary: one('cancel', { schedule: pick }) },
  { weight: 1, arbitrary: one('withdraw', { article: pick }) },
  { weight: 1, arbitrary: one('discard', { draft: pick, editor }) },
  { weight: 3, arbitrary: fc.constant<Operation>({ do: 'work' }) }
]
const contended = fc.oneof(...CONTENDED)
const any = fc.oneof(
  ...CONTENDED,
  { weight: 3, arbitrary: one('look', { editor }) },
  { weight: 2, arbitrary: one('post', { title: filled }) },
  { weight: 1, arbitrary: one('delete', { article: pick }) },
  { weight: 4, arbitrary: one('begin', { article: fc.option(pick), title }) },
  { weight: 2, arbitrary: one('restore', { revision: pick, editor, isOver: fc.boolean() }) }
)

/** Often none, often enough for what is scheduled. */
const before = fc.constantFrom(0, 0, 100)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ how: fc.constant('alone' as const), one: any }) },
  {
    weight: 2,
    arbitrary: fc.record({
      how: fc.constant('together' as const),
      minutes: before,
      one: contended,
      other: fc.oneof(contended, fc.constant<Operation>({ do: 'work' }))
    })
  },
  {
    weight: 2,
    arbitrary: fc.record({
      how: fc.constant('dying' as const),
      minutes: before,
      one: fc.oneof(
        { weight: 4, arbitrary: any },
        { weight: 1, arbitrary: fc.constant<Operation>({ do: 'work' }) }
      ),
      statement: fc.nat({ max: 14 }),
      moment: fc.constantFrom('before' as const, 'after' as const)
    })
  },
  {
    weight: 2,
    arbitrary: fc.record({ how: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 60 }) })
  }
)

/** What happens one after the other. It begins with a published article and a draft, so that there is something to do. */
export const sequences: fc.Arbitrary<Step[]> = fc
  .array(step, { minLength: 3, maxLength: 16 })
  .map((steps) => [
    { how: 'alone', one: { do: 'post', title: 'Un' } },
    { how: 'alone', one: { do: 'begin', article: 0, title: '' } },
    { how: 'alone', one: { do: 'look', editor: 'Anne' } },
    ...steps
  ])
