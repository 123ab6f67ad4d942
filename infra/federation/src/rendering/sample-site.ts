import { brand } from '@site/contracts/site/brand'
import type { Site } from '@site/contracts/site/site'

/** The company as a trial rendering sees it; the gateway has the real origin. */
export const SAMPLE_SITE: Site = { ...brand, origin: 'https://site.example' }
