import { FieldError } from '#web/ui/field-frame.tsx'

/** An error of no single field, which gets the focus when the amount cannot be used. */
export function TotalError(props: React.ComponentProps<typeof FieldError>) {
  return (
    <div
      data-total-error={props.error === undefined ? undefined : ''}
      tabIndex={-1}
      className="scroll-mt-40 focus:outline-none"
    >
      <FieldError {...props} />
    </div>
  )
}
