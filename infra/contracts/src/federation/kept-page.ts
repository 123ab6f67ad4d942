/**
 * Attribute that a front end sets in the page while it holds there what a visitor would lose with the document: a conversation, say.
 * The shell then goes on without a full load, also when the page is older than what is live (FED-26).
 */
export const KEEPS_PAGE = 'data-keeps-page'
