import { classNames } from '../class-names.tsx'
import styles from './icon.module.css'

/** Drawn on a 24 px grid, 1.75 px stroke. */
const paths = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up-right': 'M7 17 17 7M9 7h8v8',
  alert: 'M12 8v5m0 3.5v.01M12 3 2.5 20h19L12 3Z',
  calendar: 'M4 9.5h16M8 3v4m8-4v4M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  edit: 'M4 20h4L19.5 8.5a1.4 1.4 0 0 0 0-2l-2-2a1.4 1.4 0 0 0-2 0L4 16v4Zm9.5-13.5 4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'm4 4 16 16M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.4 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a3 3 0 0 0 4.1 4.1',
  keyboard: 'M3 7h18v10.5H3zM6.5 10.5v.01M10 10.5v.01M14 10.5v.01M17.5 10.5v.01M8 14.2h8',
  leave: 'M10 4H5v16h5M9.5 12H20m-4.5-4.5L20 12l-4.5 4.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M4 6h16v12H4zM4 7l8 6.5L20 7',
  menu: 'M4 7h16M4 12h11M4 17h16',
  pages: 'M5 4h10l4 4v12H5zM8.5 11.5h7M8.5 15.5h7',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.6a11 11 0 0 0 5.1 5.1l1.6-2.2 5 1.5V18a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5Z',
  pin: 'M9 4h6l-1 6 3.5 3.5h-11L10 10 9 4Zm3 9.5V21',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.5 9.5a7 7 0 0 1 12-2.5l2.5 3M18.5 14.5a7 7 0 0 1-12 2.5L4 14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  send: 'm4 12 16-8-5 16-3.5-6.5L4 12Zm7.5 1.5L20 4',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5m4-5v5'
} as const

export type IconName = keyof typeof paths

/** A decorative icon, 1.25 em by default: the control that holds it carries the words. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
