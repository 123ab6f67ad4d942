// They import styles, which Node does not know; and one of them alone inlined would be a second platform.
const server = { deps: { inline: [/[\\/]@site[\\/]/] } }
/** Tests that start the whole site. */
const IN_SITE = 'src/**/*.site.test.{ts,tsx}'

/** Vitest's configuration for a remote in a repository of its own: `defineConfig(tests)`. What starts the whole site is not among them. */
export const tests = {
  test: { include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', IN_SITE], server }
}

/** The same for tests in the whole site (`startSite` of `@site/federation/testing`), one file after the other: each starts a site. */
export const testsInSite = {
  test: {
    ...{ include: [IN_SITE], fileParallelism: false, server },
    // The first start pulls images and builds the site's front ends.
    ...{ testTimeout: 60_000, hookTimeout: 1_800_000 }
  }
}
