import { formatDate, formatHour, formatTime } from '@site/contracts/site/french-date'

export { formatDate, formatHour, formatTime }

/** As formatDate, with the hour: '10 avril 2025 à 9 h 05'. */
export const formatDateTime = (value: string | Date): string => `${formatDate(value)} à ${formatHour(value)}`
