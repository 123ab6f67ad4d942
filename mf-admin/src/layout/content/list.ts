import { formatNumber } from '@site/web/ui/text/plural'

export const listCopy = {
  older: (count: number) =>
    `Voir ${count > 1 ? `les ${formatNumber(count)} lignes plus anciennes` : 'la ligne plus ancienne'}`
}
