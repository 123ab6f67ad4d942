/** A browser that somebody drives: one window, one visitor. */
export interface Engine {
  /** Name and version, as the browser says them. */
  name: string
  /** Sizes the window: of the page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Opens an address and waits for its load event. */
  open: (url: string) => Promise<void>
  /** The value of an expression in the page; it must survive JSON. */
  read: <T>(expression: string) => Promise<T>
  stop: () => Promise<void>
}
