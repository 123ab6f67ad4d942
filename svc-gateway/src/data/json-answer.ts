/** Answer to a `getJson` of a bundle: what the upstream said, unparsed. */
export interface JsonAnswer {
  status: number
  body: string
}
