import { defineShell } from '@site/federation/vite-shell'

export default defineShell(import.meta.dirname)
