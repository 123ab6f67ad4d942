/** Grows by a minor when a name is added, by a major never (names are not taken away). */
export const PLATFORM_VERSION = '1.0.0'
