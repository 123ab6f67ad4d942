/** What the trial needs once somebody tries it, in one file of its own: most visits never load it. */
export { answerAll } from '../search/answer-question.ts'
export { GuideView } from './guide-view.tsx'
