import { Fragment } from 'react'
import { officeOf } from '#web/layout/office.ts'
import { useSite } from '#web/site.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** Phone, e-mail and address, large enough to hit with a thumb. */
export function ContactMethods() {
  const { company } = useSite()
  const office = officeOf(company)
  return (
    <ul className="border-b border-hairline">
      <ContactMethod
        icon="phone"
        title="Call"
        href={company.phone.href}
        text={company.phone.display}
        large
      />
      <ContactMethod
        icon="mail"
        title="Email"
        href={`mailto:${company.email}`}
        text={company.email}
      />
      <ContactMethod
        icon="pin"
        title="Visit"
        href={office.map}
        text={office.street}
        more={office.town}
      />
    </ul>
  )
}

function ContactMethod({
  icon,
  title,
  href,
  text,
  more,
  large = false,
}: {
  readonly icon: IconName
  readonly title: string
  readonly href: string
  readonly text: string
  readonly more?: string
  readonly large?: boolean
}) {
  const opensTab = href.startsWith('https:')
  return (
    <li className="border-t border-hairline">
      <a
        href={href}
        {...(opensTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        className="group/method flex items-center gap-5 py-5 max-[18rem]:flex-wrap"
      >
        <span className="grid size-13 shrink-0 place-items-center rounded-full bg-leaf-pale text-evergreen transition-colors group-hover/method:bg-evergreen group-hover/method:text-paper">
          <Icon name={icon} className="size-6" />
        </span>
        <span className="min-w-0">
          <span className="block text-sm text-bark-soft">{title}</span>{' '}
          <span
            className={`block font-display leading-tight font-medium break-words text-evergreen decoration-leaf decoration-2 underline-offset-4 group-hover/method:underline ${large ? 'text-part' : 'text-card'}`}
          >
            <Breakable text={text} />
            {more === undefined ? null : (
              <>
                <br />
                {more}
              </>
            )}
          </span>
          {opensTab ? <span className="sr-only"> (map, opens in a new tab)</span> : null}
        </span>
      </a>
    </li>
  )
}

/** Lets a long email address break after its `@` and its dots. */
function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=[@.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}
