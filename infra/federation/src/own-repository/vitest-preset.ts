/** Vitest's configuration for a remote in a repository of its own: `defineConfig(tests)`. */
export const tests = {
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // They import styles, which Node does not know; and one of them alone inlined would be a second platform.
    server: { deps: { inline: [/[\\/]@site[\\/]/] } }
  }
}
