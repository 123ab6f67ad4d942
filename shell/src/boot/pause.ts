import { nextTask } from './next-task.ts'

/**
 * Modules imported after this one run in a task of their own. Evaluating React alone takes as long as a
 * browser on a phone may be busy without a pause.
 */
await nextTask()
