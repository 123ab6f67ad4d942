/** The parameter of an address that says until when a preview may be seen, and who says so. The versions stand beside it: `?mf-blog=<version>&preview-signature=…`. */
export const PREVIEW_SIGNATURE = 'preview-signature'
