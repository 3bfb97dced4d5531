import { useFetcher } from '#web/use-fetcher.ts'
import { dayNameLength } from '#domain/site/special-days.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field } from '#web/desk/forms/field.tsx'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { useRowRemoval } from '#web/remove-row.ts'
import { dayForm } from './site-forms.ts'
import type { SiteData } from './site-page.ts'

export function DaysSheet({
  days,
  holidays,
  isClosedToday,
  today,
}: Pick<SiteData, 'days' | 'holidays' | 'isClosedToday' | 'today'>) {
  const fetcher = useFetcher<ActionAnswer>()
  const { fields, props, unsaved, isBusy } = useDeskForm(fetcher, {
    name: 'special day',
    schema: dayForm,
    action: deskPaths.site,
    isEmptied: true,
  })
  const { send } = useSubmission(fetcher, deskPaths.site)
  const removeRow = useRowRemoval(isBusy)
  return (
    <Sheet
      title="Holidays and closed days"
      count={days.length}
      aside={
        isClosedToday ? null : (
          <Button variant="word" disabled={isBusy} onClick={() => send({ intent: 'close-today' })}>
            Close today
          </Button>
        )
      }
    >
      <div data-rows>
        <Rows empty="None. Every day follows your usual hours.">
          {days.map(({ date, title, hours }) => (
            <Row key={date} title={title} second={hours}>
              <Button
                variant="word"
                disabled={isBusy}
                aria-label={`Remove ${title}`}
                data-row-remove
                onClick={({ currentTarget }) =>
                  removeRow(currentTarget, () => send({ intent: 'remove-day', date }))
                }
              >
                Remove
              </Button>
            </Row>
          ))}
        </Rows>
        {/* Next to the days, so that it is visible after any button. */}
        <div className="px-4">
          <SavedLine answer={fetcher.data} action={deskPaths.site} isBusy={isBusy} />
        </div>
        {holidays.length === 0 ? null : (
          <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-2 border-t border-hairline-soft px-4 py-3 sm:flex sm:flex-wrap">
            <p id="close-on" className="col-span-full w-full font-semibold">
              Close on
            </p>
            {holidays.map(({ date, name, day }) => (
              <Button
                key={date}
                id={`close-${date}`}
                aria-label={`${day}, ${name}`}
                aria-labelledby={`close-on close-${date}`}
                className="gap-1! px-2! leading-tight max-sm:flex-col max-sm:gap-0! sm:px-3!"
                disabled={isBusy}
                onClick={() => send({ intent: 'close-on', date, name })}
              >
                <span className="max-sm:text-second max-sm:font-normal sm:after:content-[',']">
                  {day}
                </span>{' '}
                <span>{name}</span>
              </Button>
            ))}
          </div>
        )}
        <form {...props} className="border-t border-hairline-soft px-4 py-3">
          <input type="hidden" name="intent" value="add-day" />
          <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-4 gap-y-3 desk:grid-cols-[10rem_minmax(0,1fr)_7.5rem_7.5rem]">
            <Field field={fields.date} label="Day" type="date" min={today} data-rows-end />
            <Field field={fields.name} label="Name" most={dayNameLength} />
            <Field field={fields.opens} label="Opens" type="time" />
            <Field field={fields.closes} label="Closes" type="time" />
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={isBusy}>
              Add day
            </Button>
            {unsaved}
            <p className="text-second text-bark-soft">
              Leave both times empty if you are closed that day.
            </p>
          </div>
        </form>
      </div>
    </Sheet>
  )
}
