/** A promise and what settles it, as `Promise.withResolvers` of newer versions of Node gives them. */
export function withResolvers() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
