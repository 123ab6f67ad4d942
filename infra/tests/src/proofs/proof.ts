/** Exact text of a file, found in it once, and what stands there while the protection is out. */
export interface Edit {
  /** From the root of the repository. */
  file: string
  find: string
  replace: string
}

export interface NamedTest {
  project: 'unit' | 'integration' | 'journeys' | 'faults'
  /** From the root of the repository. */
  file: string
  /** A part of its title as it is written: 'HOME-4 ', with the space that ends the number. */
  name: string
  /** Tests of the file that leave behind what this one looks at: they run first. */
  after?: string[]
}

/** A protection that is taken out of the product, and the test that must go red for it. */
export interface Proof {
  id: string
  /** What the product is without. */
  without: string
  edits: Edit[]
  test: NamedTest
  /** What the failed test then says: red for another reason proves nothing. */
  says: RegExp
}

/** `find` in `file` becomes `replace`. */
export const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace })
