import { images } from './themes/01-images.ts'
import { cadres } from './themes/02-cadres.ts'
import { couleurs } from './themes/03-couleurs.ts'
import { multimedia } from './themes/04-multimedia.ts'
import { tableaux } from './themes/05-tableaux.ts'
import { liens } from './themes/06-liens.ts'
import { scripts } from './themes/07-scripts.ts'
import { elementsObligatoires } from './themes/08-elements-obligatoires.ts'
import { structuration } from './themes/09-structuration.ts'
import { presentation } from './themes/10-presentation.ts'
import { formulaires } from './themes/11-formulaires.ts'
import { navigation } from './themes/12-navigation.ts'
import { consultation } from './themes/13-consultation.ts'
import type { Theme } from './themes/audit-types.ts'

/**
 * The audit of the public site by the RGAA 4.1: its 106 criteria, each with a verdict for the whole sample (sample.ts) and what proves it.
 * The administration is outside of it. What was wrong and has been mended counts as met, by the test that was red before.
 */
export const AUDIT: readonly Theme[] = [
  images,
  cadres,
  couleurs,
  multimedia,
  tableaux,
  liens,
  scripts,
  elementsObligatoires,
  structuration,
  presentation,
  formulaires,
  navigation,
  consultation
]
