/** What the shell draws around a page: the site's header, footer and widgets, or nothing (decision 114). */
export type Frame = 'site' | 'none'

/** Id of the element before the content where a page without the site's frame draws one of its own. */
export const OWN_FRAME_ID = 'cadre'
