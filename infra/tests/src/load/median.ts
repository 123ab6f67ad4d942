/** The middle one of measured values, in their unit; the upper of the two in the middle where their number is even, NaN without any. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
