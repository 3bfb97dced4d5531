import { may } from '#domain/desk/roles.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { Button, ButtonLink, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { NewQuoteButton } from '#web/desk/quotes/new-quote-button.tsx'
import { useColleague } from '#web/desk/use-desk.ts'
import type { Submission } from '#web/desk/forms/use-submission.tsx'
import type { DeliveryRow } from './delivery-answers.ts'
import { EnterAmounts, type Entering } from './enter-amounts.tsx'

export type Ready = Extract<DeliveryRow, { is: 'priced' }>

export function OneDelivery({
  row,
  submission,
  onSend,
  isChanged,
  ...entering
}: {
  readonly row: DeliveryRow
  /** Whether quantities were typed that are not priced. */
  readonly isChanged: boolean
  readonly submission: Submission
  readonly onSend: (row: Ready, by: 'email' | 'link') => void
} & Entering) {
  const { id, unknown } = row
  const isPriced = row.is === 'priced'
  const hasNoZone = !isPriced && row.hasNoZone
  return (
    <>
      {isPriced ? (
        <Priced row={row} submission={submission} isChanged={isChanged} onSend={onSend} />
      ) : (
        <Missing missing={row.missing} />
      )}
      {hasNoZone ? <AddZone /> : null}
      {unknown.length === 0 || hasNoZone ? null : (
        <EnterAmounts materials={unknown} isCorrection={isPriced} {...entering} />
      )}
      {isPriced ? null : (
        <>
          <p className="mt-3 mb-4 text-second text-bark-soft">
            {hasNoZone ? (
              'A quote written by hand needs no zone.'
            ) : (
              <>
                <WhereToEnter /> A quote written by hand needs none of them.
              </>
            )}
          </p>
          <NewQuoteButton subject="request" id={id}>
            Write a quote
          </NewQuoteButton>
        </>
      )}
    </>
  )
}

function Priced({
  row,
  submission,
  isChanged,
  onSend,
}: {
  readonly row: Ready
  readonly submission: Submission
  readonly isChanged: boolean
  readonly onSend: (row: Ready, by: 'email' | 'link') => void
}) {
  return (
    <>
      <p className="mb-2 text-bark-soft">
        {row.title}, for {row.name}
      </p>
      <dl className="divide-y divide-hairline-soft border-y border-hairline-soft tabular-nums">
        {row.figures.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-2 font-semibold">
          <dt>Payable in full</dt>
          <dd className="text-[1.25rem]">{amountText(row.totalCents)}</dd>
        </div>
      </dl>
      {row.earlier === null ? null : (
        <p className="mt-3 text-second text-clay">
          This customer already has {row.earlier}. Sending this makes another one.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="filled"
          disabled={submission.isBusy || isChanged || row.email === ''}
          onClick={() => onSend(row, 'email')}
        >
          {submission.isBusy ? 'Sending…' : `Email it for ${amountText(row.totalCents)}`}
        </Button>
        <Button disabled={submission.isBusy || isChanged} onClick={() => onSend(row, 'link')}>
          Make a link to text
        </Button>
      </div>
      <p className="mt-2 text-second text-bark-soft">
        {isChanged
          ? 'Price the quantities below first.'
          : row.email === ''
            ? 'No email address on file: text the link.'
            : `To ${row.email}.`}
      </p>
    </>
  )
}

function Missing({ missing }: { readonly missing: readonly string[] }) {
  return (
    <>
      <p className="mb-1 font-semibold">It cannot be priced yet.</p>
      <ul className="list-disc pl-5 text-clay">
        {missing.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}

/** Quantities are asked for once there is a zone. */
function AddZone() {
  const { role } = useColleague()
  if (!may(role, 'change-settings')) {
    return (
      <p className="mt-3">
        First an owner adds the ZIP code to a zone: Settings, Prices, Delivery by zone.
      </p>
    )
  }
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p>Add the ZIP code to a zone first. Then price this delivery again.</p>
      <ButtonLink to={deskPaths.deliveryZones} variant="filled">
        Delivery zones
      </ButtonLink>
    </div>
  )
}

/** Links for the missing data, or who can enter them. */
export function WhereToEnter() {
  const { role } = useColleague()
  if (!may(role, 'change-settings')) {
    return 'An owner enters prices, zones and taxes in Settings, under Prices.'
  }
  return (
    <>
      Prices, zones and taxes are in{' '}
      <TextLink to={deskPaths.prices} variant="in-text">
        Settings, under Prices
      </TextLink>
      .
    </>
  )
}
