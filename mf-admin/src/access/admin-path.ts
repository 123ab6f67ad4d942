/** Address of an admin page with the code in it, encoded (SPEC §6, RESOLUTIONS 15). */
export const adminPath = (path: string, adminCode: string): string =>
  `${path}?code=${encodeURIComponent(adminCode)}`
