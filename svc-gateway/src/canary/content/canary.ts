export const canaryCopy = {
  /** In the history of releases, who ended a canary or gave it a greater share where nobody did. */
  itself: 'la passerelle'
}
