/** A promise and the function that resolves it, as `Promise.withResolvers` of newer versions of Node returns them. */
export function withResolvers() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
