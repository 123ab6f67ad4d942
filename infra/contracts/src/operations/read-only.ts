/**
 * The code of a refusal that is no failure: the page is shown on a developer's machine, which only reads the site (`site dev --site`). Its message is
 * all that there is to say.
 */
export const READ_ONLY = 'read-only'
