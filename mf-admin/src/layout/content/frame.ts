export const frameCopy = { back: 'Portail d’administration' }
