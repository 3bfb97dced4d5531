import { Icon } from './icon.tsx'

type Input = Pick<
  React.ComponentProps<'input'>,
  'name' | 'value' | 'checked' | 'aria-describedby' | 'aria-invalid'
>

export function CheckTile({
  onChange,
  ...tile
}: Input & {
  readonly label: string
  readonly onChange: (checked: boolean) => void
  readonly className?: string
}) {
  return (
    <Tile {...tile} type="checkbox" onChange={(event) => onChange(event.currentTarget.checked)}>
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-[5px] border-2 border-bark-soft bg-white text-paper group-has-checked:border-evergreen group-has-checked:bg-evergreen"
      >
        <Icon name="check" className="invisible size-4 group-has-checked:visible" />
      </span>
    </Tile>
  )
}

export function RadioTile({
  onChange,
  ...tile
}: Input & { readonly label: string; readonly onChange: () => void }) {
  return (
    <Tile {...tile} type="radio" onChange={onChange}>
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-2 border-bark-soft bg-white group-has-checked:border-[0.375rem] group-has-checked:border-evergreen"
      />
    </Tile>
  )
}

/** The input covers the whole tile, so that floating buttons never cover all of it. */
function Tile({
  label,
  className = '',
  children,
  ...input
}: Input & {
  readonly type: 'checkbox' | 'radio'
  readonly label: string
  readonly onChange: React.ChangeEventHandler<HTMLInputElement>
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <label
      className={`group relative flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-hairline bg-white px-3.5 py-2 leading-snug hover:border-moss hover:transition-colors has-checked:border-moss has-checked:bg-leaf-pale/55 has-checked:text-evergreen ${className}`}
    >
      <input
        {...input}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
      />
      {children}
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  )
}
