/** The version of this package. Grows by a minor when a name is added, by a major never (names are not taken away). */
export const PLATFORM_VERSION = '0.1.0'
