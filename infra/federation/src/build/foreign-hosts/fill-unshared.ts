interface React {
  Fragment: unknown
  createElement: (type: unknown, props: object, ...children: unknown[]) => unknown
}

/**
 * Completes what a host has given a remote. The functions that JSX is compiled to are made of React, where a host shares React without them. Of another
 * package that is missing each name throws once it is called, and says which it is: a view that does not use the package works. Its text is copied into
 * the builds (`leanRemote`), so it uses nothing from outside.
 *
 * @param given the packages by name, to be completed
 * @param names of all packages that a remote may use
 */
export function fillUnshared(given: Record<string, unknown>, names: readonly string[]): void {
  const react = given.react as React | undefined
  if (react) {
    const { createElement, Fragment } = react
    given['react/jsx-runtime'] ??= {
      Fragment,
      jsx: (type: unknown, props: object, key: unknown) => createElement(type, { ...props, key }),
      // Children of their own each: React would ask for keys in a list.
      jsxs: (type: unknown, { children, ...props }: { children: unknown[] }, key: unknown) =>
        createElement(type, { ...props, key }, ...children)
    }
  }
  for (const name of names) {
    given[name] ??= new Proxy(
      {},
      {
        // A function with a prototype: classes may extend it.
        get: () =>
          function missing() {
            throw Error(`The host of this page does not share ${name}`)
          }
      }
    )
  }
}
