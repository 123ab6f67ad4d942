import type { Picture, PictureDescription, PictureQuery } from '../../pictures/picture.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

/** Calls about pictures of our own. The pictures themselves are at /pictures/. */
export const pictureCalls = {
  addPicture: call('POST', '/api/pictures').of<{ query: PictureQuery; answer: Picture }>(),
  listPictures: call('GET', '/api/pictures').of<{ answer: Picture[] }>(),
  describePicture: call('PUT', '/api/pictures/:id').of<{
    body: PictureDescription & AdminRequest
    answer: Picture
  }>(),
  deletePicture: call('DELETE', '/api/pictures/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>()
} as const
