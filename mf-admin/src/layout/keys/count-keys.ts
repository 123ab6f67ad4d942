/** Where the counts of the navigation are kept: who reads or changes what is counted keeps them up to date there. */
export const countKeys = {
  /** How many submissions are set aside. */
  suspects: (adminCode: string) => ['admin-suspect-count', adminCode] as const,
  /** How many visitors wait for an answer to their e-mail. */
  waitingReplies: (adminCode: string) => ['admin-waiting-replies', adminCode] as const,
  /** How many deliveries have failed. */
  failedDeliveries: (adminCode: string) => ['admin-failed-delivery-count', adminCode] as const
}
