import type { Picture } from '@site/contracts/pictures/picture'
import { HttpError } from '@site/web/platform'
import { expect, it } from 'vitest'
import { pictureCopy } from '../../../pictures/content/pictures.ts'
import { createPictureUpload, createTurns, type PictureUpload } from './picture-upload.ts'

const PICTURE = { id: 1 } as Picture
const TEXT = { alt: 'Un hall', caption: '' }

/** A server whose answers are given by hand, and a few uploads to it. */
function setUp() {
  const asked: { alt: string; answer: (picture: Picture) => void; refuse: (reason: unknown) => void }[] = []
  const sent: string[] = []
  const cancelled: string[] = []
  const inTurn = createTurns()
  const build = (name: string, type = 'image/png'): PictureUpload =>
    createPictureUpload(new File(['x'], name, { type }), {
      inTurn,
      upload: (_file, { alt }, { signal }) =>
        new Promise((answer, refuse) => {
          asked.push({ alt, answer, refuse })
          signal?.addEventListener('abort', () => refuse(signal.reason))
        }),
      onSent: ({ file }, _picture, { alt }) => void sent.push(`${file.name} ${alt}`),
      onCancel: ({ file }) => void cancelled.push(file.name)
    })
  return { asked, sent, cancelled, build }
}

it('MANAGE-61 sends one picture after the other, in their order', async () => {
  const { asked, sent, build } = setUp()
  const [a, b] = [build('a'), build('b')]
  const done = [a.send(TEXT), b.send(TEXT)]
  await Promise.resolve()
  expect([a.getState().name, b.getState().name, asked.length]).toEqual(['sending', 'queued', 1])
  asked[0]?.answer(PICTURE)
  await done[0]
  asked[1]?.answer(PICTURE)
  await done[1]
  expect(sent).toEqual(['a Un hall', 'b Un hall'])
})

it('MANAGE-62 says what the server says, and sends again what was said of it; the next one goes on', async () => {
  const { asked, sent, build } = setUp()
  const [a, b] = [build('a'), build('b')]
  const done = [a.send(TEXT), b.send({ ...TEXT, alt: 'Un port' })]
  await Promise.resolve()
  asked[0]?.refuse(new HttpError(422, 'Non', { message: 'Trop petite.' }))
  await done[0]
  expect(a.getState()).toEqual({ name: 'failed', message: 'Trop petite.', mayRetry: true })
  asked[1]?.answer(PICTURE)
  await done[1]
  const again = a.retry()
  await Promise.resolve()
  expect(asked[2]?.alt).toBe('Un hall')
  asked[2]?.answer(PICTURE)
  await again
  expect(sent).toEqual(['b Un port', 'a Un hall'])
})

it('MANAGE-62 sends nothing of what is no picture, and offers no second try', () => {
  const { build } = setUp()
  const message = pictureCopy.notAPicture
  expect(build('a.pdf', 'application/pdf').getState()).toEqual({ name: 'failed', message, mayRetry: false })
})

it('MANAGE-61 one that is given up is not sent, and never comes', async () => {
  const { asked, sent, cancelled, build } = setUp()
  const [a, b] = [build('a'), build('b')]
  const done = [a.send(TEXT), b.send(TEXT)]
  await Promise.resolve()
  b.cancel()
  a.cancel()
  await Promise.all(done)
  expect([asked.length, sent, cancelled]).toEqual([1, [], ['b', 'a']])
})
