/** Attribute of a part of a page that is hydrated after the page, once the visitor comes to it (decision 153). Its value: empty, or `PRESSED`. */
export const LATE_PART = 'data-hydrated-late'

/** Something in the part has been pressed, which waits for it. */
export const PRESSED = 'pressed'

/** Event that bubbles up from such a part once it is hydrated: from then on React handles its clicks. */
export const PART_HYDRATED = 'site:part-hydrated'
