/** What is said of a file that is not taken (PICTURE-5). */
export const PICTURE_REFUSALS = {
  empty: 'Ce fichier est vide.',
  unknown: 'Ce fichier n’est pas une image JPEG, PNG, WebP, GIF ou AVIF.',
  svg: 'Les images SVG ne sont pas acceptées\u00a0: exportez-la en PNG ou en WebP.',
  heic: 'Les photos HEIC ne sont pas acceptées\u00a0: exportez-la en JPEG.',
  mismatch:
    'Ce fichier n’est pas du type que son nom annonce. Enregistrez l’image de nouveau, puis renvoyez-la.',
  foreign: 'Ce fichier contient autre chose qu’une image. Enregistrez l’image de nouveau, puis renvoyez-la.',
  damaged: 'Cette image est incomplète ou abîmée. Enregistrez-la de nouveau, puis renvoyez-la.',
  large: 'Cette image a trop de pixels\u00a0: 50\u00a0millions au plus, et 16\u202f384 de côté.',
  small: 'Cette image est trop petite\u00a0: 32\u00a0pixels de côté au moins.',
  narrow:
    'Cette image est trop étroite\u00a0: elle peut être trois fois plus haute que large, ou dix fois plus large que haute.',
  frames: 'Cette animation a trop d’images\u00a0: 1\u202f000 au plus. Seule la première serait montrée.',
  metadata: 'Cette image porte trop d’informations annexes. Enregistrez-la de nouveau, puis renvoyez-la.',
  slow: 'Cette image demande trop de travail. Réduisez-la, puis renvoyez-la.'
}

/** Why a file is not taken. */
export type PictureFault = keyof typeof PICTURE_REFUSALS
