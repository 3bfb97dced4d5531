import type { VisitKind } from '#domain/visits/visit.ts'
import { DashedRing, Icon } from '#web/desk/icon.tsx'
import type { Stop } from './stop.ts'

/** The kind of a stop as a ring, a square or a triangle, beside its name. */
export function KindShape({ kind }: { readonly kind: VisitKind }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0 text-evergreen">
      {shapes[kind]}
    </svg>
  )
}

const shapes: Readonly<Record<VisitKind, React.ReactNode>> = {
  'estimate-visit': (
    <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="1.75" />
  ),
  delivery: <rect x="2" y="2.5" width="10" height="9" rx="1" fill="currentColor" />,
  'work-start': <path d="M7 2 12.5 12h-11z" fill="currentColor" />,
}

/** The state of a stop: done, canceled, missed, or announced to the customer. */
export function StateMark({ stop }: { readonly stop: Pick<Stop, 'state' | 'stateText'> }) {
  const { state, stateText } = stop
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap max-[20rem]:whitespace-normal ${looks[state]}`}
    >
      {marks[state]}
      {stateText}
    </span>
  )
}

const looks: Readonly<Record<Stop['state'], string>> = {
  done: 'text-bark-soft',
  missed: 'font-semibold text-clay',
  canceled: 'text-bark-soft',
  confirmed: 'text-bark-soft',
  'not-confirmed': 'font-semibold text-clay',
  'not-reached': 'font-semibold text-brick',
}

const marks: Readonly<Record<Stop['state'], React.ReactNode>> = {
  done: <Icon name="check" className="size-3.5 text-moss" />,
  missed: <span aria-hidden="true" className="mx-0.5 h-0.5 w-2.5 bg-clay" />,
  canceled: <Icon name="close" className="size-3.5" />,
  confirmed: <span aria-hidden="true" className="mx-1 size-1.5 rounded-full bg-moss" />,
  'not-confirmed': <DashedRing />,
  'not-reached': <Icon name="warning" className="size-3.5" />,
}
