import { useState } from 'react'
import { troubleText, type Trouble } from '#domain/desk/trouble.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { emailsPath } from '#web/desk/emails/email-query.ts'
import { Icon } from '#web/desk/icon.tsx'
import { SidePart } from '#web/desk/sheet.tsx'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'

/** Something that needs attention: brick if it has failed, clay if it is to be done. */
export interface TroubleLine {
  readonly id: string
  readonly hasFailed: boolean
  readonly title: string
  readonly second: string
  /** Page to fix it on; null where only the command line can. */
  readonly to: string | null
  /** Icon of a line that is no failure. */
  readonly icon?: 'money' | 'email'
}

export const troubleLines = (all: readonly Trouble[]): readonly TroubleLine[] =>
  all.map((trouble) => {
    const { title, about: second } = troubleText(trouble)
    return { id: `${trouble.is} ${trouble.id}`, title, second, ...placeOf(trouble) }
  })

/** Link to fix it; brick-colored for failures. */
function placeOf(trouble: Trouble): Pick<TroubleLine, 'hasFailed' | 'to' | 'icon'> {
  switch (trouble.is) {
    case 'more': {
      const { id } = trouble
      if (id === 'requests') return { hasFailed: true, to: null }
      return id === 'emails'
        ? { hasFailed: true, to: emailsPath({ filter: 'failed' }) }
        : { hasFailed: id === 'payments', to: deskPaths.money }
    }
    case 'refund-due': {
      const { paymentId, customerId: id, to } = trouble
      if (paymentId !== null) return { hasFailed: false, to: deskPaths.payment(paymentId) }
      if (to === 'quote') return { hasFailed: false, to: deskPaths.quote(trouble.id) }
      return { hasFailed: false, to: id === null ? null : deskPaths.customer(id) }
    }
    case 'email-failed':
      return {
        hasFailed: true,
        to:
          trouble.count === 1
            ? deskPaths.sentEmail(trouble.id)
            : emailsPath({ search: trouble.to }),
      }
    case 'not-handed-over':
      return { hasFailed: true, to: deskPaths.request(trouble.id) }
    case 'mailbox-not-read':
      return { hasFailed: true, to: emailsPath({ filter: 'other' }) }
    case 'other-email':
      return { hasFailed: false, to: emailsPath({ filter: 'other' }), icon: 'email' }
    case 'refund-refused':
    case 'refund-failed':
    case 'payment-lost':
    case 'money-fits-nothing':
      return { hasFailed: true, to: deskPaths.payment(trouble.id) }
    case 'disputed':
      return { hasFailed: true, to: trouble.isKnown ? deskPaths.payment(trouble.id) : null }
  }
}

/** Failures and amounts owed; empty without any. */
export function NeedsLook({
  lines,
  total,
}: {
  readonly lines: readonly TroubleLine[]
  /** Number of all, with those that are not named. */
  readonly total: number
}) {
  const [isOpen, setIsOpen] = useState(false)
  if (lines.length === 0) return null
  // On phones one line of all, so that the day's work is on the first screen.
  const isFolded = lines.length > 1 && !isOpen
  return (
    <SidePart
      title="Needs a look"
      count={total}
      aside={
        isFolded ? (
          <Button
            variant="tight"
            className="-mr-2 desk:hidden"
            aria-label="Open what needs a look"
            aria-expanded={false}
            onClick={() => setIsOpen(true)}
          >
            Open
          </Button>
        ) : undefined
      }
    >
      <ul className={`divide-y divide-hairline ${isFolded ? 'max-desk:hidden' : ''}`}>
        {lines.map(({ id, hasFailed, title, second, to, icon = 'money' }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <Icon
              name={hasFailed ? 'warning' : icon}
              className={`size-4 ${hasFailed ? 'text-brick' : 'text-clay'}`}
            />
            <span className="min-w-0 flex-1">
              <span className={`block font-semibold ${hasFailed ? 'text-brick' : 'text-clay'}`}>
                {title}
              </span>
              <span className="block text-second break-words text-bark-soft">
                <UnbrokenQuoteNumbers>{second}</UnbrokenQuoteNumbers>
              </span>
            </span>
            {to === null ? null : (
              <TextLink to={to} aria-label={`Open: ${title}, ${second}`}>
                Open
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </SidePart>
  )
}
