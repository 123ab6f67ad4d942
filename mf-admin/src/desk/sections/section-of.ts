import { type Section, sections } from '../../layout/content/frame.ts'

/** The section that the screen at a path belongs to; undefined where it stands alone. */
export const sectionOf = (pathname: string): Section | undefined =>
  sections.find(({ screens }) => screens.some(({ path }) => path === pathname))
