import { useId } from 'react'
import {
  type DeliveryAnswers,
  knownNames,
  nobodyHomeNames,
} from '#domain/deliveries/delivery-answers.ts'
import { formatShortDay } from '#domain/time.ts'
import type { VisitStatus } from '#domain/visits/visit.ts'

const field = 'mt-1 w-full rounded-lg border border-bark-soft bg-white p-3'

export interface DeliveryPageData {
  readonly answers: DeliveryAnswers | null
  /** The chosen day; null if none is. */
  readonly wanted: string | null
  readonly days: readonly string[]
  readonly hasLostDay: boolean
  /** `8:00 AM to 5:00 PM` */
  readonly hours: string
  /** Scheduled time as text; null before it is scheduled. */
  readonly visit: {
    readonly text: string
    readonly status: VisitStatus
    /** Whether the customer got an email. */
    readonly isEmailed: boolean
  } | null
}

export function DayAndAnswers({ delivery }: { readonly delivery: DeliveryPageData }) {
  const { answers, days, hours, wanted } = delivery
  // A day that is full meanwhile is deselected.
  const kept = wanted !== null && days.includes(wanted) ? wanted : ''
  return (
    <>
      <fieldset>
        <legend className="font-semibold">Which day? We deliver from {hours}.</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-2 sm:grid-cols-3">
          {days.map((each) => (
            <label
              key={each}
              className="flex min-h-12 cursor-pointer items-center gap-2 rounded-lg border border-bark-soft bg-white px-3 has-checked:border-moss has-checked:bg-leaf-pale has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name="day"
                value={each}
                required
                defaultChecked={kept === each}
                className="size-5 shrink-0 accent-moss"
              />
              {formatShortDay(each)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Where should we dump it?"
        name="where"
        hint="“On the tarp left of the driveway.” Our truck needs firm ground, ten feet wide."
        value={answers?.where ?? ''}
      />
      <label className="mt-5 block font-semibold">
        Is there a gate?{' '}
        <span className="font-normal text-bark-soft">The code, or how wide it is.</span>
        <input name="gate" defaultValue={answers?.gate ?? ''} className={`${field} font-normal`} />
      </label>
      <Choice
        legend="Do wires or branches hang low on the way in?"
        name="wires"
        names={knownNames}
        value={answers?.wires}
      />
      <Choice
        legend="Is there a septic tank or drain field near the way in?"
        name="septic"
        names={knownNames}
        value={answers?.septic}
      />
      <Choice
        legend="If nobody is home?"
        name="nobodyHome"
        names={nobodyHomeNames}
        value={answers?.nobodyHome}
      />
    </>
  )
}

function TextArea({
  label,
  name,
  hint,
  value,
}: {
  readonly label: string
  readonly name: string
  readonly hint: string
  readonly value: string
}) {
  const id = useId()
  return (
    <div className="mt-5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={2}
        required
        defaultValue={value}
        aria-describedby={`${id}-hint`}
        className={field}
      />
      <p id={`${id}-hint`} className="text-sm text-bark-soft">
        {hint}
      </p>
    </div>
  )
}

function Choice({
  legend,
  name,
  names,
  value,
}: {
  readonly legend: string
  readonly name: string
  readonly names: Readonly<Record<string, string>>
  readonly value: string | undefined
}) {
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {Object.entries(names).map(([key, text]) => (
          <label key={key} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              value={key}
              required
              defaultChecked={value === key}
              className="size-5 accent-moss"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
