/** What the server rendered for a page whose script could not be loaded. */
export interface ServerMarkup {
  remote: string
  expose: string
  /** Path of the address it was rendered for. */
  pathname: string
  html: string
}
