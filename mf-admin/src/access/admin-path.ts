/** Address of an admin page with the code in it, encoded (ADMIN-4, ADMIN-5). */
export const adminPath = (path: string, adminCode: string): string =>
  `${path}?code=${encodeURIComponent(adminCode)}`
