import type { OwnStopText } from './stop.ts'

const block =
  'inline-flex min-h-12 flex-1 items-center justify-center px-2 rounded-[0.625rem] border border-hairline bg-white font-semibold text-evergreen'

export function StopFacts({ stop }: { readonly stop: OwnStopText }) {
  const notes = [stop.note, stop.doneNote].filter(Boolean)
  return (
    <>
      <p className="font-semibold">{[stop.about, stop.truck].filter(Boolean).join(', ')}</p>
      <p>{[stop.street, stop.town].filter(Boolean).join(', ')}</p>
      {notes.length === 0 ? null : (
        <p className="mt-2 rounded-[0.5rem] bg-paper-deep px-3.5 py-2.5 break-words whitespace-pre-line">
          {notes.join('\n')}
        </p>
      )}
    </>
  )
}

export function StopActions({
  stop,
  children,
}: {
  readonly stop: OwnStopText
  readonly children: React.ReactNode
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {stop.mapHref === null ? null : (
        <a href={stop.mapHref} target="_blank" rel="noreferrer" className={block}>
          Map<span className="sr-only"> of {stop.name} (opens in a new tab)</span>
        </a>
      )}
      {stop.phone === '' ? null : (
        <>
          <a href={`tel:+1${stop.phoneDigits}`} className={block}>
            Call<span className="sr-only"> {stop.name}</span>
          </a>
          <a
            href={`sms:+1${stop.phoneDigits}?&body=${encodeURIComponent(stop.message)}`}
            className={block}
          >
            Text<span className="sr-only"> {stop.name}</span>
          </a>
        </>
      )}
      {children}
    </div>
  )
}
