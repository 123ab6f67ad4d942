/** `npm run site -- test-faults` asks for the long form: the full lengths of time and numbers; `npm test` takes the short one. */
export const isLong = process.env.FAULTS === 'long'

/** One value for the long form, another for the short one. */
export const inForm = <T>(form: { long: T; short: T }): T => (isLong ? form.long : form.short)
