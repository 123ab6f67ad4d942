import { PICTURE_TYPES } from '../../pictures/own-picture.ts'
import { pictureQuerySchema } from '../../pictures/picture.ts'
import { BODY_LIMITS } from '../body-limits.ts'
import { pictureCalls } from '../calls/pictures.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

/** Longer than svc-content works on one picture (make-variants.ts), and on those that wait before it. */
const RESIZE_TIMEOUT_MS = 180_000

/** Pictures of our own, for articles. */
export const pictureOperations = {
  addPicture: operation({
    call: pictureCalls.addPicture,
    owner: 'content',
    tag: 'Articles',
    summary: 'Add a picture',
    description:
      'The body is the file, at most 16 MB: JPEG, PNG, WebP, GIF or AVIF. It is stored smaller, upright and without what it says of place and camera. The same file again is the same picture, with the newer description unless it is the own picture of an article, a draft, a schedule or a revision: what those say of it changes by PUT /api/pictures/{id} alone.',
    access: 'header',
    scopes: ['articles'],
    query: pictureQuerySchema,
    bodyLimit: BODY_LIMITS.picture,
    bodyTypes: PICTURE_TYPES,
    changesArticles: true,
    timeoutMs: RESIZE_TIMEOUT_MS,
    successes: [{ status: 201, description: 'The picture as it was stored.', body: 'Picture' }],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  listPictures: operation({
    call: pictureCalls.listPictures,
    owner: 'content',
    tag: 'Articles',
    summary: 'Every picture, newest first',
    description:
      'A picture is shown by an article, a draft, what is scheduled, a revision, or an article of a night that waits. One that nothing has shown for 30 days is deleted.',
    access: 'header',
    scopes: ['articles'],
    successes: [{ status: 200, description: 'The pictures.', body: { listOf: 'Picture' } }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  describePicture: operation({
    call: pictureCalls.describePicture,
    owner: 'content',
    tag: 'Articles',
    summary: 'Describe a picture anew',
    description:
      'What is said here takes the place of what was: every article that has the picture as its own shows it so at once. Pictures inside a text have descriptions of their own there.',
    access: 'body',
    scopes: ['articles'],
    body: 'PictureDescription',
    changesArticles: true,
    successes: [{ status: 200, description: 'The picture as it is described now.', body: 'Picture' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  deletePicture: operation({
    call: pictureCalls.deletePicture,
    owner: 'content',
    tag: 'Articles',
    summary: 'Delete a picture that nothing shows',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It is gone.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  })
} as const
