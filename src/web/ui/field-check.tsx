/** One box to tick, with its words; the whole tile can be pressed. */
export function CheckTile({
  name,
  value,
  label,
  checked,
  onChange,
  className = '',
  ...rest
}: {
  readonly name: string
  readonly value?: string
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly className?: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean
}) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-hairline bg-white px-3.5 py-2 leading-snug transition-colors hover:border-moss has-checked:border-moss has-checked:bg-leaf-pale/55 has-checked:text-evergreen ${className}`}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 shrink-0 cursor-pointer accent-evergreen"
        {...rest}
      />
      <span className="min-w-0">{label}</span>
    </label>
  )
}
