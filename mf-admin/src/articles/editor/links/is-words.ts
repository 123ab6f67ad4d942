/** Is what was typed for an address rather words to look an article up by? An address has a sign that words have not. */
export const isWords = (typed: string): boolean => typed.trim().length >= 2 && !/[/#:@.?=&]/.test(typed)
