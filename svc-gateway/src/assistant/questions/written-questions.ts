/**
 * Questions in visitors' words, by the path of a page and the heading of the passage that answers them. Nobody reads them: they are what a
 * typed question is compared with, so they may be as plain as people ask. A heading that is not on its page any more does nothing, and the
 * gateway's log names it.
 */
export type WrittenQuestions = Record<string, Record<string, string[]>>
