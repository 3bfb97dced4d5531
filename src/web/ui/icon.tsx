/** The site's icons, 24 units square, with one line weight; logos of networks are filled. */
const lines = {
  phone:
    'M5 4h3.4l1.7 4.3-2.2 1.5a12 12 0 0 0 6.3 6.3l1.5-2.2L20 15.6V19a1.6 1.6 0 0 1-1.7 1.6A15.4 15.4 0 0 1 3.4 5.7 1.6 1.6 0 0 1 5 4Z',
  mail: 'M3.5 6.5h17v11.2h-17zM4 7l8 6 8-6',
  pin: 'M12 21c4.4-4.6 6.6-8.2 6.6-11A6.6 6.6 0 0 0 5.4 10c0 2.8 2.2 6.4 6.6 11ZM12 12.3a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  menu: 'M4 7h16M4 12h16M4 17h11',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'arrow-right': 'M4 12h15.5M13.5 6l6 6-6 6',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chat: 'M4 5.5h16v11H10.5L6 20v-3.5H4zM8 9.5h8M8 12.8h5',
  send: 'M4 12 20 4.5 15.5 20l-3.7-6.2zM11.8 13.8 20 4.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5',
  person:
    'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  gift: 'M4.5 11.5h15v8.5h-15zM3.5 7.5h17v4h-17zM12 7.5V20M12 7.5C10 7.5 7.5 6.7 7.5 5A1.8 1.8 0 0 1 9.4 3.5C11.2 3.5 12 5.5 12 7.5ZM12 7.5c2 0 4.5-.8 4.5-2.5a1.8 1.8 0 0 0-1.9-1.5C12.8 3.5 12 5.5 12 7.5Z',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.8 7.2h0',
  ruler: 'M3.5 16.5 16.5 3.5l4 4-13 13zM7 13l2 2M10 10l1.3 1.3M13 7l2 2',
  swap: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
} as const

const shapes = {
  x: 'M4 4h4.6l4.2 5.7L17.7 4h1.9l-6 6.9L20.3 20h-4.6l-4.5-6.1L5.9 20H4l6.4-7.4L4 4Zm2.9 1.5 9.6 13h1.1L8 5.5H6.9Z',
  facebook:
    'M13.6 21v-8.1h2.7l.5-3.2h-3.2V7.7c0-.9.4-1.7 1.7-1.7h1.6V3.2S15.6 3 14.4 3c-2.7 0-4.3 1.6-4.3 4.4v2.3H7.1v3.2h3V21h3.5Z',
  linkedin:
    'M4.2 9.3h3.2V20H4.2V9.3Zm1.6-5.1a1.9 1.9 0 1 1 0 3.7 1.9 1.9 0 0 1 0-3.7Zm4.1 5.1H13v1.5c.5-.9 1.6-1.8 3.3-1.8 3.3 0 3.9 2.1 3.9 4.9V20H17v-5.3c0-1.3 0-2.9-1.8-2.9s-2.1 1.4-2.1 2.8V20H9.9V9.3Z',
  leaf: 'M20.5 3.5C11 3.6 4.5 7.6 4.5 14c0 1.3.3 2.5.9 3.6C7.6 13.5 11 10.7 15.5 9c-4 2.5-7 6-8.7 11.3l1.8.6c.4-1.2.8-2.3 1.3-3.3 6.9.7 10.6-5.2 10.6-14.1Z',
} as const

export type IconName = keyof typeof lines | keyof typeof shapes

const isShape = (name: IconName): name is keyof typeof shapes => name in shapes

/** An icon beside a text, which carries the meaning: never announced. */
export function Icon({
  name,
  className = 'size-5',
}: {
  readonly name: IconName
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
    >
      {isShape(name) ? (
        <path d={shapes[name]} fill="currentColor" />
      ) : (
        <path
          d={lines[name]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
