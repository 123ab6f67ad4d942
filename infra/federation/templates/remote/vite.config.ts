import { defineRemote } from '@site/federation/build/vite/vite-remote'

export default defineRemote(import.meta.dirname)
