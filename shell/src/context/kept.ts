/** What the server rendered for a page whose script has not come. */
export interface Kept {
  remote: string
  expose: string
  /** Path of the address it was rendered for. */
  pathname: string
  html: string
}
