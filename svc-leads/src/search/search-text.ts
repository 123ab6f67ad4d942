/** An e-mail address as it is compared: without case, since nobody has two addresses that differ in case alone. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** Digits of a phone number as typed; a leading + is written 00, and the (0) after a country's code is left out. */
export const phoneDigits = (phone: string): string =>
  phone
    .trim()
    .replace(/^\+/, '00')
    .replace(/^(00\d{1,3}[\s.-]*)\(0\)/, '$1')
    .replace(/\D/g, '')

/**
 * A phone number as the search compares it: its international form and its national one, so that '06 12', '+33 6 12' and
 * '0033612' all find it. A number that is not French has one form.
 */
export function foldPhone(phone: string | null): string {
  const digits = phoneDigits(phone ?? '')
  const national = /^(?:0033|33)0?([1-9]\d{8})$/.exec(digits)?.[1] ?? /^0([1-9]\d{8})$/.exec(digits)?.[1]
  return national === undefined ? digits : `0033${national} 0${national}`
}

/** Could this be part of a phone number? It then has only digits and what people write between them. */
export const looksLikePhone = (text: string): boolean => /^[\s\d().+/-]*\d[\s\d().+/-]*$/.test(text)
