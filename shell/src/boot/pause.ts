import { nextTask } from './next-task.ts'

/**
 * For its place among imports: what is imported after it runs in a task of its own. React's code alone takes as long to begin with as a
 * browser on a phone may be busy at a stretch.
 */
await nextTask()
