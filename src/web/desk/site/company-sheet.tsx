import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { companyLabels, companyLimits, weekdays } from '#domain/site/company-facts.ts'
import { formatPhone } from '#domain/fields.ts'
import { Button } from '#web/desk/button.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import {
  Field,
  fieldClasses,
  FieldMessage,
  Options,
  SelectField,
  typeInto,
} from '#web/desk/forms/field.tsx'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { Rows, Sheet } from '#web/desk/sheet.tsx'
import { companyForm } from './site-forms.ts'
import type { SiteData } from './site-page.ts'

/** Time zones of the United States by their common names. */
const zones: ReadonlyMap<string, string> = new Map([
  ['America/New_York', 'Eastern Time (New York)'],
  ['America/Chicago', 'Central Time (Chicago)'],
  ['America/Denver', 'Mountain Time (Denver)'],
  ['America/Phoenix', 'Mountain Time, no daylight saving time (Phoenix)'],
  ['America/Los_Angeles', 'Pacific Time (Los Angeles)'],
  ['America/Anchorage', 'Alaska Time (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii Time (Honolulu)'],
])

/** The company's facts, shown on pages, in emails, calendar entries, chat and search results. */
export function CompanySheet({ value, revision }: SiteData['company']) {
  return (
    <Sheet title="Company" id="company">
      <SettingForm
        name="company"
        intent="company"
        schema={companyForm}
        action={deskPaths.site}
        defaultValue={{ ...value, phone: formatPhone(value.phone) }}
        revision={revision}
        className="px-4 py-3"
      >
        {({ fields, unsaved, isBusy }) => (
          <>
            <div className="grid grid-cols-1 gap-x-4 gap-y-3 desk:grid-cols-2">
              <Field field={fields.name} label={companyLabels.name} most={companyLimits.name} />
              <Field
                field={fields.shortName}
                label={companyLabels.shortName}
                most={companyLimits.shortName}
                hint="The first part of the name, shown large in the logo."
              />
              <Field field={fields.phone} label={companyLabels.phone} inputMode="tel" />
              <Field
                field={fields.email}
                label={companyLabels.email}
                type="email"
                hint="Email is sent from it and comes to it, unless other addresses are set where the site runs."
              />
              <Field
                field={fields.street}
                label={companyLabels.street}
                most={companyLimits.street}
              />
              <div className="grid grid-cols-[minmax(0,1fr)_4rem_6rem] max-[20rem]:grid-cols-1 gap-3">
                <Field field={fields.city} label={companyLabels.city} most={companyLimits.city} />
                <Field field={fields.state} label={companyLabels.state} maxLength={2} />
                <Field
                  field={fields.zip}
                  label={companyLabels.zip}
                  inputMode="numeric"
                  maxLength={5}
                />
              </div>
              <Field
                field={fields.latitude}
                label={companyLabels.latitude}
                inputMode="text"
                hint="If you change the ZIP code, both move to its center. To find yours, right-click your place on a map on a computer."
              />
              <Field field={fields.longitude} label={companyLabels.longitude} inputMode="text" />
              <SelectField field={fields.timeZone} label={companyLabels.timeZone}>
                <Options
                  of={[...new Set([...zones.keys(), value.timeZone])].map((name) => [
                    name,
                    zones.get(name) ?? name,
                  ])}
                />
              </SelectField>
              <Field
                field={fields.county}
                label={companyLabels.county}
                most={companyLimits.county}
                hint="Include the word, like Orange County. Pages and search engines show it."
              />
              <Field
                field={fields.region}
                label={companyLabels.region}
                most={companyLimits.region}
                hint="As you would write it in a sentence: western Oregon."
              />
              <Field
                field={fields.towns}
                label={companyLabels.towns}
                most={companyLimits.towns}
                hint="Separated by commas."
              />
              <Field
                field={fields.defaultVenue}
                label={companyLabels.defaultVenue}
                most={companyLimits.venue}
                hint="For events without a place of their own."
              />
            </div>
            <Hours days={fields.hours.getFieldList().map((day) => day.getFieldset())} />
            <h3 className="mt-5 mb-2 font-semibold">Social media</h3>
            <div className="grid grid-cols-1 gap-x-4 gap-y-3 desk:grid-cols-2">
              <Field field={fields.x} label={companyLabels.x} inputMode="url" />
              <Field field={fields.facebook} label={companyLabels.facebook} inputMode="url" />
              <Field field={fields.instagram} label={companyLabels.instagram} inputMode="url" />
              <Field field={fields.linkedIn} label={companyLabels.linkedIn} inputMode="url" />
            </div>
            <FormFoot label="Save company" unsaved={unsaved} isBusy={isBusy} className="mt-4" />
          </>
        )}
      </SettingForm>
    </Sheet>
  )
}

const hoursColumns =
  'grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-3 desk:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)_8rem]'

function Hours({
  days,
}: {
  readonly days: readonly { readonly opens: TimeMetadata; readonly closes: TimeMetadata }[]
}) {
  return (
    <>
      <h3 id="hours" className="mt-5 scroll-mt-4 font-semibold">
        {companyLabels.hours}
      </h3>
      <p className="mb-2 text-second text-bark-soft">A day without times is closed.</p>
      {/* Each field is named by its label. */}
      <div aria-hidden className={`${hoursColumns} text-second text-bark-soft max-desk:hidden`}>
        <span className="col-start-2">Opens</span>
        <span>Closes</span>
      </div>
      <Rows>
        {weekdays.map((name, place) => {
          const day = days[place]
          if (day === undefined) return null
          return (
            <li key={name} className={`${hoursColumns} items-center gap-y-1 py-1.5`}>
              <span>{name}</span>
              <TimeField field={day.opens} head="Opens" label={`${name}: opens`} />
              <TimeField field={day.closes} head="Closes" label={`${name}: closes`} />
              <Button
                variant="word"
                aria-label={`Mark closed, ${name}`}
                onClick={({ currentTarget }) => emptyTimes(currentTarget.closest('li'))}
                className="max-desk:col-start-2 max-desk:row-start-1 max-desk:justify-self-end max-[20rem]:col-start-1 max-[20rem]:row-start-auto max-[20rem]:justify-self-start"
              >
                Mark closed
              </Button>
            </li>
          )
        })}
      </Rows>
    </>
  )
}

/** Clears a time input: no key of a computer's keyboard does. */
function emptyTimes(day: HTMLLIElement | null): void {
  for (const time of day?.querySelectorAll('input') ?? []) typeInto(time, '')
}

type TimeMetadata = FieldMetadata<string | undefined>

function TimeField({
  field,
  head,
  label,
}: {
  readonly field: TimeMetadata
  /** Shown where the columns have no heads. */
  readonly head: string
  readonly label: string
}) {
  const { key, ...props } = getInputProps(field, { type: 'time' })
  return (
    <div>
      <span aria-hidden className="text-second text-bark-soft desk:hidden">
        {head}
      </span>
      <input key={key} {...props} aria-label={label} className={fieldClasses} />
      <FieldMessage field={field} />
    </div>
  )
}
