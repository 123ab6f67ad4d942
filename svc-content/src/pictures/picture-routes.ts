import { pictureOperations } from '@site/contracts/operations/table/pictures'
import { type PictureFormat, readPictureAddress } from '@site/contracts/pictures/own-picture'
import { answerUnchanged } from '@site/service/http/entity-tag'
import { type Routes, readId } from '@site/service/routes/routes'
import {
  addPicture,
  type PictureDeps,
  pictureNotFound,
  redescribePicture,
  removePicture
} from './change-pictures.ts'
import { makeVariants } from './make-variants.ts'
import { listPictures, presentPicture, readPictureFile } from './picture-repository.ts'
import { recognisePicture } from './recognise-picture.ts'
import { createTurns } from './take-turns.ts'

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Pictures of our own: their administration, and the pictures themselves (PICTURE-1 to PICTURE-8). */
export function addPictureRoutes({ route, router }: Routes, deps: PictureDeps): void {
  const inTurn = createTurns()

  route(pictureOperations.addPicture, async ({ ctx, from, by, query: { alt, focusX, focusY } }) => {
    const file = ctx.state.file as Buffer
    recognisePicture(file, ctx.request.type)
    const focus = focusX === undefined || focusY === undefined ? undefined : { x: focusX, y: focusY }
    const make = () => inTurn(() => makeVariants(file))
    return addPicture(deps, file, { alt, focus }, { actor: { from, by }, make })
  })

  route(pictureOperations.listPictures, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    return (await listPictures(deps.db.knex)).map(presentPicture)
  })

  route(pictureOperations.describePicture, async ({ ctx, from, by, body: { alt, focus } }) =>
    redescribePicture(deps, readId(ctx, pictureNotFound), { alt, focus }, { from, by })
  )

  route(pictureOperations.deletePicture, async ({ ctx, from, by }) => {
    await removePicture(deps, readId(ctx, pictureNotFound), { from, by })
    return { message: 'Image supprimée' }
  })

  // No operation of the API: an address of the site, as those of its own files are.
  router.get('/pictures/:name', async (ctx) => {
    const named = readPictureAddress(ctx.path)
    const bytes = named && (await readPictureFile(deps.db.knex, named))
    if (!bytes) throw pictureNotFound()
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    if (answerUnchanged(ctx, `"${named.hash}-${named.width}-${named.format}"`)) return
    ctx.type = TYPES[named.format]
    ctx.body = bytes
  })
}
