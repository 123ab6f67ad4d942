/**
 * Said to whoever listens to the page before the pop-up opens by itself. Apart from the pop-up's other words, which come with it when it
 * opens.
 */
export const popupNotice = 'Une fenêtre de contact s’ouvrira bientôt d’elle-même. La touche Échap la referme.'
