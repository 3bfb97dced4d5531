import { Button } from '#web/desk/button.tsx'

/** The button that saves a form of `useDeskForm`, and what can be done with values not saved. */
export function FormFoot({
  label,
  unsaved,
  isBusy,
  className = '',
  ref,
  children,
}: {
  readonly label: string
  readonly unsaved: React.ReactNode
  readonly isBusy: boolean
  readonly className?: string
  readonly ref?: React.Ref<HTMLDivElement>
  readonly children?: React.ReactNode
}) {
  return (
    <div ref={ref} className={`flex flex-wrap items-center gap-3 ${className}`}>
      <Button type="submit" variant="filled" disabled={isBusy}>
        {label}
      </Button>
      {unsaved}
      {children}
    </div>
  )
}
