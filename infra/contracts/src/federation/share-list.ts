/** What remotes receive from the shell at run time instead of bundling it. Shell and remotes read this one list. */
export const SHARED = ['react', 'react-dom', 'react/jsx-runtime', '@site/web/platform'] as const
export type SharedName = (typeof SHARED)[number]

/** Name of a remote for Module Federation, whose generated code takes it for an identifier: 'mf_blog'. */
export const federationName = (deployable: string) => deployable.replaceAll('-', '_')
