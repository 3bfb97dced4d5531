import { Icon } from '#web/ui/icon.tsx'
import { removeRow } from '#web/remove-row.ts'

/** Removes its row of `data-rows`. */
export function RemoveRowButton({
  what,
  disabled = false,
  className,
  onRemove,
}: {
  /** The row, for screen readers: `corner 2`. */
  readonly what: string
  readonly disabled?: boolean
  readonly className: string
  readonly onRemove: () => void
}) {
  return (
    <button
      type="button"
      aria-label={`Remove ${what}`}
      disabled={disabled}
      data-row-remove
      onClick={({ currentTarget }) => removeRow(currentTarget, onRemove)}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-moss hover:bg-leaf-pale disabled:opacity-40 ${className}`}
    >
      <Icon name="close" className="size-4" />
    </button>
  )
}
