/** What a property is tried on: so many documents, and more in the long form of the tests (`npm run site -- test-long`). */
export const TRIES = { numRuns: process.env.TEST_FORM === 'long' ? 500 : 50 }
