import { testsInSite } from '@site/federation/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(testsInSite)
