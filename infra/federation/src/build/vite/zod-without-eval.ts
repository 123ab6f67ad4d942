import type { Plugin } from 'vite'

/** Where zod asks whether it may compile the parser of an object, which it tries by `new Function`. */
const ASKS = 'const jit = !core.globalConfig.jitless;'

/**
 * Leaves the compiler of parsers out of zod. No page may evaluate text (its Content-Security-Policy), so it never ran; but zod tried on every page with
 * a schema, which Firefox writes to the console as an error. Of a version of zod that reads otherwise nothing is left out: it works as well, with that line
 * in the console (decision 208).
 */
export const zodWithoutEval = (): Plugin => ({
  name: 'site:zod-without-eval',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/core\/schemas\.js$/ },
    handler: (code) => ({ code: code.replace(ASKS, 'const jit = false;'), map: null })
  }
})
