import type { ReactNode } from 'react';

/* Twenty-four by twenty-four, two wide, square ends; solid parts take the colour of the text. */
export const iconShapes = {
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  back: <path d="M20 12H5M11 6l-6 6 6 6" />,
  bag: <path d="M3 8h18v12H3ZM8 8V4h8v4M3 13h18" />,
  bin: <path d="M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14" />,
  calendar: <path d="M4 6h16v14H4ZM4 10.5h16M8 3v4M16 3v4" />,
  card: <path d="M3 5h18v14H3ZM3 10h18M6 15h4" />,
  chat: <path d="M4 5h16v11H11l-5 4v-4H4Z" />,
  check: <path d="M4 12.5l5 5L20 6.5" />,
  chevron: <path d="M6 9l6 6 6-6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="M5 5l14 14M19 5L5 19" />,
  down: <path d="M12 4v15M6 13l6 6 6-6" />,
  external: <path d="M10 5H4v15h15v-6M14 4h6v6M20 4L10.5 13.5" />,
  eye: (
    <>
      <path d="M2 12Q12-1 22 12Q12 25 2 12Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  filter: <path d="M3 6h18M6.5 12h11M10 18h4" />,
  fork: <path d="M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-3 1-4 5-4 9h4" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18" />
    </>
  ),
  grid: <path d="M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z" />,
  image: (
    <>
      <path d="M3 5h18v14H3ZM3 17l6-6 5 5 3-3 4 4" />
      <circle cx="16" cy="9" r="1.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5M12 7.5v.5" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="8" r="4.5" />
      <path d="M11.5 11.5L20 20M17 17l2.5-2.5M14 14l2-2" />
    </>
  ),
  lock: <path d="M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3" />,
  logout: <path d="M14 5V4H4v16h10v-1M9 12h11M16 8l4 4-4 4" />,
  mail: <path d="M3 5h18v14H3ZM3 6l9 8 9-8" />,
  map: <path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  minus: <path d="M4 12h16" />,
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" fill="currentColor" />,
  next: <path d="M9 5l7 7-7 7" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3.5" />,
  pen: <path d="M4 20l1-5L16 4l4 4L9 19Z" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3.5 3.5 0 0 1 0 6.5M18 14c2.5.8 3.5 3 3.5 6" />
    </>
  ),
  phone: <path d="M6 3h4l2 5-3 2c1 3 2 4 5 5l2-3 5 2v4c0 2-1 3-3 3C10 21 3 14 3 6c0-2 1-3 3-3Z" />,
  pin: (
    <>
      <path d="M12 21C6 15 5 12.5 5 10a7 7 0 0 1 14 0c0 2.5-1 5-7 11Z" />
      <circle cx="12" cy="10" r="2.4" />
    </>
  ),
  play: <path d="M7 4.5v15L20 12Z" fill="currentColor" />,
  plus: <path d="M12 4v16M4 12h16" />,
  previous: <path d="M15 5l-7 7 7 7" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </>
  ),
  send: <path d="M3 4l19 8-19 8 3-8ZM6 12h8" />,
  star: <path d="M12 3l2.7 6.1 6.6.7-5 4.4 1.5 6.5-5.8-3.4-5.8 3.4 1.5-6.5-5-4.4 6.6-.7Z" fill="currentColor" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.5" fill="currentColor" />
      <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.6 1.6M17.4 17.4L19 19M19 5l-1.6 1.6M6.6 17.4L5 19" />
    </>
  ),
  target: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="4" />
    </>
  ),
  ticket: <path d="M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4ZM14 6v2M14 11v2M14 16v2" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4.5 3-7 8-7s8 2.5 8 7" />
    </>
  ),
  warning: <path d="M12 3L22 20H2ZM12 10v4.5M12 17v.5" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof iconShapes;
