/** `npm run site -- test-long` runs the long form of the tests, with full durations and numbers; `npm test` runs the short one. */
export const isLong = process.env.TEST_FORM === 'long'

/** Returns the value for the form that runs. */
export const inForm = <T>(form: { long: T; short: T }): T => (isLong ? form.long : form.short)
