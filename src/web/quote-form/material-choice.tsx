import { useEffect, useState } from 'react'
import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'
import { CheckTile } from '#web/ui/field-check.tsx'
import { FieldError } from '#web/ui/field-frame.tsx'
import { errorId } from '#web/ui/field-styles.ts'
import { fieldId } from './form-elements.ts'
import { fieldLabels } from './quote-sections.ts'
import './quote-form.css'

/** The time for which the section is highlighted when a ticked service adds materials. */
const flashMs = 1000

export function MaterialChoice({
  services,
  ticked,
  error,
  flash,
  onToggle,
  children,
}: {
  /** The ticked ones that have materials. */
  readonly services: readonly CatalogService[]
  readonly ticked: readonly string[]
  readonly error: string | undefined
  readonly flash: { readonly count: number; readonly service: string }
  readonly onToggle: (id: string) => void
  /** Below the boxes. */
  readonly children?: React.ReactNode
}) {
  const id = fieldId('materialOptions')
  const flashing = useFlash(flash.count)
  return (
    <>
      <output className="sr-only">
        {flash.count > 0 && services.length > 0
          ? `You can now choose materials for ${flash.service} below.`
          : ''}
      </output>
      {services.length === 0 ? null : (
        <fieldset
          id={id}
          data-flashing={flashing}
          aria-describedby={error === undefined ? undefined : errorId(id)}
          className="material-choice relative isolate mt-7 min-w-0 rounded-card border border-hairline bg-paper/70 p-4 sm:p-5"
        >
          {flashing ? (
            <span
              key={flash.count}
              aria-hidden="true"
              className="material-flash absolute inset-0 -z-10 rounded-card"
            />
          ) : null}
          <legend className="float-left w-full text-sm font-semibold text-evergreen">
            {fieldLabels.materialOptions}
          </legend>
          <p className="clear-both pt-0.5 text-sm text-bark-soft">
            Check what you have in mind. If you are not sure yet, leave this blank.
          </p>
          {services.map((service) => (
            <MaterialGroup key={service.id} {...{ service, ticked, onToggle }} />
          ))}
          <FieldError id={id} error={error} />
          {children}
        </fieldset>
      )}
    </>
  )
}

function MaterialGroup({
  service,
  ticked,
  onToggle,
}: {
  readonly service: CatalogService
  readonly ticked: readonly string[]
  readonly onToggle: (id: string) => void
}) {
  const chosen = service.materials.filter(({ id }) => ticked.includes(id)).length
  return (
    <fieldset className="clear-both mt-5 min-w-0">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-4">
        <span className="font-display text-base font-medium text-evergreen">{service.name}</span>
        {chosen === 0 ? null : <span className="text-xs text-bark-soft">{chosen} chosen</span>}
      </legend>
      <div className="materials grid gap-1.5 sm:grid-cols-2 sm:gap-2 xl:grid-cols-3">
        {service.materials.map(({ id, name }) => (
          <CheckTile
            key={id}
            name="materialOptions"
            value={id}
            label={name}
            checked={ticked.includes(id)}
            onChange={() => onToggle(id)}
            className="min-h-11 text-sm"
          />
        ))}
      </div>
    </fieldset>
  )
}

/** True for one second from each new count on. */
function useFlash(count: number): boolean {
  const [ended, setEnded] = useState(count)
  useEffect(() => {
    const timer = setTimeout(setEnded, flashMs, count)
    return () => clearTimeout(timer)
  }, [count])
  return count > 0 && count !== ended
}
