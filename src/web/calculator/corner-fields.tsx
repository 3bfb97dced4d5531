import { Icon } from '#web/ui/icon.tsx'
import { FigureField } from './figure-field.tsx'
import type { CornerForm } from './shape-form.ts'
import { RemoveRowButton } from './remove-row-button.tsx'

/** The corners as figures, for the keyboard and for those who have measured them. */
export function CornerFields({
  id,
  corners,
  errorOf,
  onChange,
  onLeave,
}: {
  readonly id: string
  readonly corners: readonly CornerForm[]
  /** The error of a field by its path: `0.x`. */
  readonly errorOf: (path: string) => string | undefined
  readonly onChange: (corners: readonly CornerForm[]) => void
  readonly onLeave: (path: string) => void
}) {
  const type = (at: number, change: Partial<CornerForm>) =>
    onChange(corners.map((corner, each) => (each === at ? { ...corner, ...change } : corner)))
  return (
    <details data-rows className="group mt-1">
      <summary
        data-rows-end
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-sm font-semibold text-moss"
      >
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        Corners in feet
      </summary>
      <ol className="grid gap-3">
        {corners.map((corner, at) => (
          <li key={at} className="flex items-start gap-2">
            <span className="w-5 shrink-0 pt-9.5 font-semibold text-evergreen tabular-nums">
              {at + 1}
            </span>
            {(['x', 'y'] as const).map((axis) => (
              <FigureField
                key={axis}
                id={`${id}-${axis}${at}`}
                label={axis === 'x' ? 'Across' : 'Down'}
                unit="ft"
                unitName={`feet of corner ${at + 1}`}
                value={corner[axis]}
                error={errorOf(`${at}.${axis}`)}
                className="min-w-0 flex-1"
                onChange={(text) => type(at, { [axis]: text })}
                onLeave={() => onLeave(`${at}.${axis}`)}
              />
            ))}
            <RemoveRowButton
              what={`corner ${at + 1}`}
              disabled={corners.length <= 3}
              className="mt-7"
              onRemove={() => onChange(corners.filter((_, each) => each !== at))}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}
