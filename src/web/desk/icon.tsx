import { useDesk } from './use-desk.ts'

/** Icons of the desk, 20 units square, drawn with one line weight. */
const lines = {
  today:
    'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10 2.5v1.6M10 15.9v1.6M2.5 10h1.6M15.9 10h1.6M4.7 4.7l1.1 1.1M14.2 14.2l1.1 1.1M15.3 4.7l-1.1 1.1M5.8 14.2l-1.1 1.1',
  requests: 'M3 11.5 5 4h10l2 7.500V16H3zM3 11.500h4c0 1.700 1.300 3 3 3s3-1.300 3-3h4',
  customers:
    'M10 10a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400ZM3.500 17c.5-3.200 3.100-5 6.500-5s6 1.800 6.500 5',
  schedule: 'M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500',
  quotes: 'M5 2.500h7l3.500 3.500v11.500H5zM12 2.500V6h3.500M7.500 10h5.500M7.500 13.500h5.500',
  email: 'M3 5h14v10H3zM3 5.500l7 5.500 7-5.500',
  site: 'M2.500 4h15v12h-15zM2.500 8h15M5 6h.1M7.500 6h.1',
  settings:
    'M3 6h7M14 6h3M3 14h3M10 14h7M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  passkey:
    'M7.5 9.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM2 16.5c.4-2.9 2.7-4.5 5.5-4.5 1 0 1.9.2 2.7.6M14.5 11a2.2 2.2 0 1 0-2.2-2.200c0 .9.5 1.6 1.2 2v4.700l1.2 1.3 1.4-1.4-.9-1.1.9-1-1-1.100c.9-.3 1.6-1.2 1.6-2.2',
  search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13.5 13.5 17 17',
  money:
    'M2.500 5.500h15v9h-15zM10 12.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400ZM5.200 10h.1M14.700 10h.1',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4L16 6',
  warning: 'M10 2.5 17.5 10 10 17.5 2.5 10zM10 7v3.500M10 13v.1',
  more: 'M3 5.500h14M3 10h14M3 14.500h14',
  out: 'M8 3.500H4v13h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  lock: 'M4.500 9h11v8h-11zM7 9V6.500a3 3 0 0 1 6 0V9',
  grip: 'M7.500 5h.1M12.500 5h.1M7.500 10h.1M12.500 10h.1M7.500 15h.1M12.500 15h.1',
} as const

export type IconName = keyof typeof lines

/** An icon beside a text, which carries the meaning. */
export function Icon({
  name,
  className = 'size-5',
}: {
  readonly name: IconName
  readonly className?: string
}) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`shrink-0 ${className}`}>
      <Stroke d={lines[name]} />
    </svg>
  )
}

/** A path of a mark, drawn with the line weight of the icons. */
export function Stroke({
  d,
  isFilled = false,
}: {
  readonly d: string
  readonly isFilled?: boolean
}) {
  return (
    <path
      d={d}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** Mark of a step that is not done yet. */
export function DashedRing() {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0">
      <circle
        cx="7"
        cy="7"
        r="5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2 2"
      />
    </svg>
  )
}

/** Mark before the company's name: its logo, unless that is the name itself, or the leaf. */
export function CompanyMark({ size }: { readonly size: string }) {
  const { logo, logoHasName = false } = useDesk() ?? {}
  if (logoHasName) return null
  if (logo === null || logo === undefined) return <Leaf className={`${size} text-leaf`} />
  return <img src={logo} alt="" className={`${size} shrink-0 object-contain`} />
}

export function Leaf({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d="M20.5 3.5C11 3.6 4.5 7.6 4.5 14c0 1.3.3 2.5.9 3.6C7.6 13.5 11 10.7 15.5 9c-4 2.5-7 6-8.7 11.3l1.8.6c.4-1.2.8-2.3 1.3-3.3 6.9.7 10.6-5.2 10.6-14.1Z"
        fill="currentColor"
      />
    </svg>
  )
}
