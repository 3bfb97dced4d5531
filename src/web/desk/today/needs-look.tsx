import { Link } from 'react-router'
import { moneyText, mismatchWords } from '#domain/payments/wording.ts'
import { dollars } from '#domain/events/price.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import { SidePart } from '#web/desk/sheet.tsx'

type Trouble = Awaited<ReturnType<Desk['trouble']>>[number]

/** Something to look after, in words: brick where it has failed, clay where it is to be done. */
export interface TroubleLine {
  readonly id: string
  readonly hasFailed: boolean
  readonly title: string
  readonly second: string
  /** Where one can do something about it; null where the command line alone can. */
  readonly to: string | null
}

export const troubleLines = (all: readonly Trouble[]): readonly TroubleLine[] => all.map(lineOf)

function lineOf(trouble: Trouble): TroubleLine {
  const id = `${trouble.is} ${trouble.id}`
  switch (trouble.is) {
    case 'refund-due': {
      const { amountCents, email, eventName, customerId } = trouble
      const whom = email === '' ? 'a guest who was forgotten' : email
      return {
        id,
        hasFailed: false,
        title: 'Refund to make',
        second: `$${dollars(amountCents)} to ${whom}, ${eventName ?? 'an event'}`,
        to: customerId === null ? null : deskPaths.customer(customerId),
      }
    }
    case 'refund-refused':
      return {
        id,
        hasFailed: true,
        title: 'Refund refused',
        second: `${moneyText(trouble)}: ${trouble.reason}`,
        to: null,
      }
    case 'money-fits-nothing':
      return {
        id,
        hasFailed: true,
        title: 'Money that fits nothing',
        second: `${moneyText(trouble)}. ${mismatchWords[trouble.mismatch]}`,
        to: null,
      }
    case 'disputed':
      return {
        id,
        hasFailed: true,
        title: 'Payment disputed',
        second: `${moneyText(trouble)}: ${trouble.state}`,
        to: null,
      }
  }
}

/** What has failed or is owed; nothing where all is well. */
export function NeedsLook({ lines }: { readonly lines: readonly TroubleLine[] }) {
  if (lines.length === 0) return null
  return (
    <SidePart title="Needs a look" count={lines.length}>
      <ul className="divide-y divide-hairline">
        {lines.map(({ id, hasFailed, title, second, to }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 py-1.5">
            <Icon
              name={hasFailed ? 'warning' : 'money'}
              className={`size-4 ${hasFailed ? 'text-brick' : 'text-clay'}`}
            />
            <span className="min-w-0 flex-1">
              <span className={`block font-semibold ${hasFailed ? 'text-brick' : 'text-clay'}`}>
                {title}
              </span>
              <span className="block text-second break-words text-bark-soft">{second}</span>
            </span>
            {to === null ? null : (
              <Link
                to={to}
                aria-label={`Open: ${title}, ${second}`}
                className="font-semibold text-moss hover:underline"
              >
                Open
              </Link>
            )}
          </li>
        ))}
      </ul>
    </SidePart>
  )
}
