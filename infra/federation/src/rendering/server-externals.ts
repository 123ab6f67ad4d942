import { SHARED } from '@site/contracts/federation/share-list'

/** What a server bundle leaves out and the gateway's worker supplies (contracts/render.ts). */
export const SERVER_EXTERNALS = {
  remote: [...SHARED],
  shell: ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime']
} as const
