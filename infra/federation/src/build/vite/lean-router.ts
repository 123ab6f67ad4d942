import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the router's components that nobody uses. Each is a call of `forwardRef` with a `displayName` written to
 * it, or a class with a `contextType`, which counts as a side effect: `Form` and `NavLink` would bring the data mode's submissions with
 * them (decision 93), and the boundary of `useRoutes` its redirects (decision 171).
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({ code: withoutSideEffects(code), map: null })
  }
})

/** The router's module with its top-level components and contexts as pure expressions, and without their names for developers. */
const withoutSideEffects = (code: string): string =>
  code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var (\w+) = class extends .*\{)$([\s\S]*?)^\2\.contextType = (\w+);$/gm,
      '$1 static contextType = $4;$3'
    )
