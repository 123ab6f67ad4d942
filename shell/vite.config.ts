import { defineShell } from '@site/federation/build/vite/vite-shell'

export default defineShell(import.meta.dirname)
