/** `npm run site -- test-faults` runs the long form, with full durations and numbers; `npm test` runs the short one. */
export const isLong = process.env.FAULTS === 'long'

/** Returns the value for the form that runs. */
export const inForm = <T>(form: { long: T; short: T }): T => (isLong ? form.long : form.short)
