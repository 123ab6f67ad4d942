/** What stands before an address is no part of it: neither a sign of an address, nor one that is encoded ('%2B' is a plus). */
export const BEGINS = '(?:(?<=%(?!2[BDE]|5F)[0-9A-F]{2})|(?<![\\w.+-]))'
/** Nor is what stands behind it. */
export const ENDS = '(?![\\w-]|\\.\\w)'

/** The source of an expression that finds an address as it is typed, and as addresses of pages encode it: whole, or some of its signs. */
export const anySpelling = (email: string): string =>
  [...email]
    .map((sign) => {
      if (/[a-z\d]/i.test(sign)) return sign
      const encoded = [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
      return `(?:${sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}|${encoded})`
    })
    .join('')

/** A pattern of LIKE that finds all of these spellings, and more: what is found is looked at again. */
export const likeAnySpelling = (email: string): string => `%${email.replace(/[^a-z\d]+/gi, '%')}%`
