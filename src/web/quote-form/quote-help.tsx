import type { Content } from '#content/content.ts'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/icon.tsx'

/** For those who would rather talk: the phone, the mail and the hours. */
export function QuoteHelp({ heading, text }: Content['quoteHelp']) {
  const { company, openings } = useSite()
  return (
    <section
      aria-labelledby="quote-help"
      className="quote-help rounded-card bg-paper-deep p-5 sm:p-6"
    >
      <div>
        <h2 id="quote-help" className="text-card">
          {heading}
        </h2>
        <p className="mt-2 text-sm">{text}</p>
        <ul className="mt-3 text-sm">
          <li>
            <a
              href={company.phone.href}
              className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-evergreen hover:underline"
            >
              <Icon name="phone" className="size-5 text-moss" />
              {company.phone.display}
            </a>
          </li>
          <li>
            <a
              href={`mailto:${company.email}`}
              className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-evergreen hover:underline"
            >
              <Icon name="mail" className="size-5 text-moss" />
              {company.email}
            </a>
          </li>
        </ul>
      </div>
      <dl className="mt-2 border-t border-hairline pt-3 text-sm">
        {openings.map(({ days, text }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4">
            <dt>{days}</dt>
            <dd className="text-bark-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
