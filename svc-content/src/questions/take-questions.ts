import { type ConsumerOptions, startConsumer } from '@site/service/events/consumer'
import { appendEvent } from '@site/service/events/outbox'
import { addQuestions } from './add-questions.ts'
import { questionsChanged } from './change-questions.ts'

/** Takes what the gateways have noted, each event once. One after the other, as they meet in the same rows. */
export const takeQuestions = (deps: Pick<ConsumerOptions, 'bus' | 'db' | 'log' | 'clock' | 'metrics'>) =>
  startConsumer({
    ...deps,
    name: 'questions',
    types: ['site.questions-unanswered'],
    concurrency: 1,
    async handle({ data: { questions } }, trx) {
      await addQuestions(trx, questions)
      await appendEvent(trx, questionsChanged(deps.clock()))
    }
  })
