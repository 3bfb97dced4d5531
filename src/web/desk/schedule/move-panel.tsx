import { getInputProps } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, type useFetcher, useSubmit } from 'react-router'
import * as z from 'zod/mini'
import { counted } from '#domain/counts.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { PersonToCall } from '#web/desk/person-to-call.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses, FieldMessage } from '#web/desk/forms/field.tsx'
import { TellCustomer } from '#web/desk/forms/tell-customer.tsx'
import { useStoredText } from '#web/desk/forms/use-stored-text.ts'
import { useCheckedForm } from '#web/desk/forms/use-checked-form.ts'
import { SubmissionForm, useSubmission } from '#web/desk/forms/use-submission.tsx'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { scheduleDay, schedulePath } from './schedule-query.ts'
import type { WarnedAnswer } from './visit-answers.ts'
import type { moveText } from './week-days.ts'

const dayForm = z.object({ to: scheduleDay })

export type DayAnswer = ActionAnswer | WarnedAnswer

/** Moves the rest of the day after a preview in numbers. */
export function MovePanel({
  move,
  fetcher,
  children,
}: {
  readonly move: ReturnType<typeof moveText>
  readonly fetcher: ReturnType<typeof useFetcher<DayAnswer>>
  readonly children: React.ReactNode
}) {
  const { count } = move
  const panel = useRef<HTMLElement>(null)
  // Below the stops of the day, and on phones below the fold.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Held here, so that both stay through a move and its undo.
  const [message, setMessage, forgetMessage] = useStoredText(`move ${move.from} message`)
  const [noEmail, setNoEmail, forgetNoEmail] = useStoredText(`move ${move.from} no email`)
  const submission = useSubmission(fetcher, deskPaths.schedule, () => {
    forgetMessage()
    forgetNoEmail()
  })
  const stops = counted(count, 'stop')
  const submit = useSubmit()
  const [to, setTo] = useState(move.to)
  // The day of the panel changes by typing or by a link.
  useWhenChanged(move.to, () => setTo(move.to))
  const check = (form: HTMLFormElement | null) =>
    void submit(form, { replace: true, preventScrollReset: true })
  const { fields, props } = useCheckedForm(dayForm, (_, form) => check(form))
  const { key, ...day } = getInputProps(fields.to, { type: 'date' })
  return (
    <section
      ref={panel}
      aria-labelledby="move"
      tabIndex={-1}
      className="no-print grid gap-3 focus:outline-none border-t border-hairline bg-paper-deep px-4 py-4"
    >
      <h2 id="move">Move what is left of the day to {move.toName}</h2>
      <Form {...props} method="get" className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="date" value={move.from} />
        {move.who === null ? null : <input type="hidden" name="who" value={move.who} />}
        <label className="text-second">
          Another day
          <input
            key={key}
            {...day}
            required
            value={to}
            onChange={({ currentTarget: { value, form } }) => {
              setTo(value)
              if (scheduleDay.safeParse(value).success) check(form)
            }}
            className={`${fieldClasses} mt-1`}
          />
        </label>
        {to === move.to ? null : <Button type="submit">Check that day</Button>}
        <div className="w-full has-[:empty]:hidden">
          <FieldMessage field={fields.to} />
        </div>
      </Form>
      <ul>
        {move.follows.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {move.callList.length === 0 ? null : (
        <div>
          <h3>Call list</h3>
          <ul>
            {move.callList.map((person) => (
              <li key={person.id}>
                <PersonToCall {...person} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {count === 0 ? (
        <p>
          <TextLink to={schedulePath({ date: move.to, who: move.who })}>See {move.toName}</TextLink>
        </p>
      ) : (
        <SubmissionForm submission={submission} className="grid gap-3">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="to" value={move.to} />
          <input type="hidden" name="stops" value={move.stops} />
          <input type="hidden" name="accepted" value={move.accepted} />
          {move.emails === 0 ? null : (
            <TellCustomer
              label="Email the customers"
              text={
                move.emails === 1
                  ? '1 email with a new calendar entry.'
                  : `${move.emails} emails with a new calendar entry, one for each stop with an email address.`
              }
              isWanted={noEmail === ''}
              onWanted={(isWanted) => setNoEmail(isWanted ? '' : 'yes')}
              messageLabel="One message for all"
              placeholder="Rain is forecast all day, and our truck would rut your lawn."
              message={message}
              onMessage={setMessage}
            />
          )}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Link
              to={schedulePath({ date: move.from, who: move.who })}
              className="px-2 font-semibold text-moss hover:underline"
            >
              Leave it
            </Link>
            <Button type="submit" variant="filled" disabled={submission.isBusy || to !== move.to}>
              Move {stops} to {move.toName}
            </Button>
          </div>
        </SubmissionForm>
      )}
      {children}
    </section>
  )
}
