import type { Operation } from '../definition/operation.ts'
import { adminCodeOperations } from './admin-codes.ts'
import { administrationOperations } from './administration.ts'
import { answerOperations } from './answers.ts'
import { audienceOperations } from './audience.ts'
import { blogOperations } from './blog.ts'
import { contactOperations } from './contact.ts'
import { deliveryOperations } from './deliveries.ts'
import { documentOperations } from './documents.ts'
import { draftOperations } from './drafts.ts'
import { browserHealthOperations } from './front-ends/browser-health.ts'
import { liveReleaseOperations } from './front-ends/live-release.ts'
import { releaseBoardOperations } from './front-ends/release-board.ts'
import { leadDeskOperations } from './lead-desk.ts'
import { leadOperations, suspectOperations } from './leads.ts'
import { personOperations } from './persons.ts'
import { pictureOperations } from './pictures.ts'
import { questionOperations } from './questions.ts'
import { tokenOperations } from './tokens.ts'

/** An operation by its name. */
export type NamedOperation = Operation & { id: string }

/** Every call of the API, in the order a reader wants them. Every answer that a test sees is checked against this list (check-answer.ts). */
export const OPERATIONS: readonly NamedOperation[] = Object.entries<Operation>({
  ...blogOperations,
  ...draftOperations,
  ...pictureOperations,
  ...contactOperations,
  ...questionOperations,
  ...leadOperations,
  ...leadDeskOperations,
  ...answerOperations,
  ...audienceOperations,
  ...deliveryOperations,
  ...suspectOperations,
  ...personOperations,
  ...administrationOperations,
  ...adminCodeOperations,
  ...tokenOperations,
  ...liveReleaseOperations,
  ...releaseBoardOperations,
  ...browserHealthOperations,
  ...documentOperations
}).map(([id, operation]) => ({ id, ...operation }))
