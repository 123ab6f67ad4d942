export const cardCopy = { pinned: 'Épinglé' }
