/** Parameter of the address that names the lead whose sheet is open (SHEET-2). */
export const LEAD_PARAMETER = 'lead'

/** The lead that an address names; null where it names none, or no number. */
export function readLeadId(parameters: URLSearchParams): number | null {
  const id = parameters.get(LEAD_PARAMETER) ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}

/** The parameters of an address that names this lead, or none, beside what else it carries. */
export function writeLeadId(parameters: URLSearchParams, id: number | null): URLSearchParams {
  const written = new URLSearchParams(parameters)
  if (id === null) written.delete(LEAD_PARAMETER)
  else written.set(LEAD_PARAMETER, String(id))
  return written
}
