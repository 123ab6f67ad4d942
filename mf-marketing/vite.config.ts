import { defineRemote } from '@site/federation/build/vite/vite-remote'

export default defineRemote(import.meta.dirname, {
  apart: ['src/legal', 'src/pages/chatbot', 'src/pages/home'],
  first: 'src/pages/home/page.tsx'
})
