/** Front ends that one call or one command changes at most. */
export const TOGETHER_AT_MOST = 20
