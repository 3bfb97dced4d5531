import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckTile } from '#web/ui/field-check.tsx'
import { FieldError, RequiredMark } from '#web/ui/field-frame.tsx'
import { errorId } from '#web/ui/field-styles.ts'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import { fieldId } from './form-elements.ts'
import { fieldLabels } from './quote-sections.ts'
import type { Services } from './use-services.ts'

/** The checkboxes of the services, or their loading or failed state. */
export function ServiceChoice({
  services,
  ticked,
  error,
  onToggle,
  onTryAgain,
}: {
  readonly services: Services
  readonly ticked: readonly string[]
  readonly error: string | undefined
  readonly onToggle: (id: string) => void
  readonly onTryAgain: () => void
}) {
  const id = fieldId('interestOptions')
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      className="focus:outline-none"
      aria-describedby={error === undefined ? undefined : errorId(id)}
      aria-busy={services.is === 'loading'}
    >
      <legend className="mb-2.5 flex gap-1 text-sm font-semibold text-evergreen">
        {fieldLabels.interestOptions} <RequiredMark />
      </legend>
      <ServiceBoxes
        {...{ services, ticked, error, onToggle }}
        onTryAgain={() => {
          // The button is about to disappear, with the focus on it.
          group.current?.focus({ preventScroll: true })
          onTryAgain()
        }}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function ServiceBoxes({
  services,
  ticked,
  error,
  onToggle,
  onTryAgain,
}: React.ComponentProps<typeof ServiceChoice>) {
  switch (services.is) {
    case 'loading':
      return (
        <>
          <output className="sr-only">Loading services</output>
          <div aria-hidden="true" className="grid animate-pulse gap-2.5 sm:grid-cols-2">
            {Array.from({ length: 8 }, (_, tile) => (
              <div key={tile} className="h-11 rounded-lg border border-hairline bg-paper-deep/70" />
            ))}
          </div>
        </>
      )
    case 'failed':
      return (
        <div role="alert" className="rounded-lg border border-hairline bg-paper p-5">
          <p className="font-semibold text-evergreen">The list of services did not load.</p>
          <p className="mt-1 mb-4 text-sm">
            What you have typed is safe. Load the list again, or tell us on the phone: <PhoneLink />
            .
          </p>
          <Button variant="outline" onClick={onTryAgain}>
            Try Again
          </Button>
        </div>
      )
    case 'loaded':
      return (
        <div className="grid gap-2.5 sm:grid-cols-2">
          {services.catalog.map(({ id, name }) => (
            <CheckTile
              key={id}
              name="interestOptions"
              value={id}
              label={name}
              checked={ticked.includes(id)}
              onChange={() => onToggle(id)}
              aria-invalid={error !== undefined}
            />
          ))}
        </div>
      )
  }
}
