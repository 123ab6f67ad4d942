import { defineRemote } from '@site/federation/vite-remote'

export default defineRemote(import.meta.dirname, { apart: ['src/legal'] })
