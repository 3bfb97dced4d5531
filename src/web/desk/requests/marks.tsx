import type { FollowUpState } from '#domain/requests/follow-up.ts'
import { statusNames, type RequestStatus } from '#domain/requests/request-status.ts'
import { DashedRing, Leaf } from '#web/desk/icon.tsx'

/** How much of the ring a status fills, in quarters. */
const quarters: Readonly<Partial<Record<RequestStatus, number>>> = {
  new: 0,
  contacted: 1,
  'estimate-visit': 2,
  quoted: 3,
}

/** The status with its shape, which is never the color alone. */
export function StatusMark({ status }: { readonly status: RequestStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <StatusShape status={status} />
      {statusNames[status]}
    </span>
  )
}

export function StatusShape({ status }: { readonly status: RequestStatus }) {
  if (status === 'won') return <Leaf className="size-3.5 text-moss" />
  const filled = quarters[status]
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0 text-evergreen">
      <circle
        cx="7"
        cy="7"
        r="5.75"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={filled === undefined && status !== 'lost' ? '2 2' : undefined}
      />
      {filled === undefined || filled === 0 ? null : (
        <path d={slices[filled]} fill="currentColor" />
      )}
      {status === 'lost' ? (
        <path
          d="m4.800 4.800 4.400 4.400m0-4.400-4.400 4.400"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ) : null}
    </svg>
  )
}

/** Slices of one, two and three quarters, from the top. */
const slices: Readonly<Record<number, string>> = {
  1: 'M7 7V3.500a3.500 3.500 0 0 1 3.500 3.500z',
  2: 'M7 3.500a3.500 3.500 0 0 1 0 7z',
  3: 'M7 7V3.500a3.500 3.500 0 1 1-3.500 3.500z',
}

export const isDue = (state: FollowUpState) =>
  state === 'overdue' || state === 'today' || state === 'no-date'

/** The follow-up date: a filled flag if it is late, clay if it is due. */
export function FollowUpMark({
  state,
  text,
}: {
  readonly state: FollowUpState
  readonly text: string
}) {
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap ${isDue(state) ? 'font-semibold text-clay' : ''}`}
    >
      {isDue(state) ? <FollowUpShape state={state} /> : null}
      {text}
    </span>
  )
}

export function FollowUpShape({ state }: { readonly state: FollowUpState }) {
  if (state === 'no-date') return <DashedRing />
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0">
      <path
        d="M3 13V1.500h8L8.500 4.500 11 7.500H3"
        fill={state === 'overdue' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
