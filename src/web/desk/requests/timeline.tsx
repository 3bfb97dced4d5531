import { second } from '#domain/time.ts'
import { TextLink } from '#web/desk/button.tsx'
import { ReceivedText } from '#web/desk/emails/received-text.tsx'
import { usePolling } from '#web/use-polling.ts'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import type { TimelineLine } from './timeline-text.ts'

const dots = {
  customer: 'bg-moss border-moss rounded-full',
  ours: 'bg-paper border-bark-soft rounded-full',
  note: 'bg-paper border-bark-soft',
  failed: 'bg-brick border-brick rotate-45',
} as const

/** A text under its line, with the full width on phones. */
const wide = 'max-desk:order-4 max-desk:col-span-2 max-desk:col-start-2 min-w-0'

export function Timeline({
  lines,
  zone,
}: {
  readonly lines: readonly TimelineLine[]
  /** Name of the zone of the times. */
  readonly zone: string
}) {
  // Sending an email is no activity, by which open pages reload otherwise.
  usePolling(lines.filter(({ isOnItsWay }) => isOnItsWay).length, second, 30)
  return (
    <section aria-labelledby="timeline" className="mb-6">
      <div className="mb-3 flex items-baseline gap-2">
        <h2 id="timeline">Timeline</h2>
        <span className="text-second text-bark-soft">{zone}</span>
      </div>
      {lines.length === 0 ? <p className="text-bark-soft">Nothing yet.</p> : null}
      <ol>
        {lines.map(({ id, date, time, title, detail, text, look, link, received }, index) => (
          <li
            key={id}
            className="relative grid grid-cols-[0.75rem_minmax(50%,1fr)_auto] gap-x-3 pb-3 desk:grid-cols-[4rem_4.5rem_0.75rem_minmax(0,1fr)]"
          >
            <span className="order-3 text-second text-bark-soft desk:order-none desk:text-row desk:font-semibold desk:text-bark">
              <span className={lines[index - 1]?.date === date ? 'desk:hidden' : ''}>{date}</span>
              {date === '' ? null : <span className="desk:hidden">, {time}</span>}
            </span>
            <span className="hidden text-right text-bark-soft desk:block">{time}</span>
            <span aria-hidden="true" className={`mt-1.5 size-2 border-[1.5px] ${dots[look]}`} />
            <div className="min-w-0 max-desk:contents">
              <p className="break-words">
                <b className={`font-semibold ${look === 'failed' ? 'text-brick' : ''}`}>
                  <UnbrokenQuoteNumbers>{title}</UnbrokenQuoteNumbers>
                </b>{' '}
                <span className="text-bark-soft">{detail}</span>
                {link === undefined ? null : (
                  <>
                    {' '}
                    <TextLink to={link.to}>{link.text}</TextLink>
                  </>
                )}
              </p>
              {received === undefined ? null : (
                <div className={wide}>
                  <ReceivedText {...received} />
                </div>
              )}
              {text === null ? null : (
                <p
                  className={`${wide} mt-1.5 rounded-[0.5rem] px-3.5 py-2.5 break-words whitespace-pre-line ${look === 'note' ? 'bg-paper-deep' : 'border border-hairline bg-white'}`}
                >
                  {text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
