import { Link, type LinkProps } from 'react-router'
import { useHydrated } from '#web/hydrated.ts'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-[0.5rem] px-4 text-row font-semibold transition-colors disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 desk:min-h-9'

const variants = {
  /** The one filled button of a place. */
  filled: 'bg-evergreen text-paper hover:bg-evergreen-deep',
  outline: 'border border-hairline bg-white text-evergreen hover:border-bark-soft',
  /** Without a border and a background. */
  word: 'px-2 text-moss hover:bg-paper-deep',
  danger: 'bg-brick text-white hover:bg-evergreen-deep',
} as const

export type ButtonVariant = keyof typeof variants

interface ButtonProps extends React.ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant
}

/**
 * A button. A submit button is disabled until hydration, since the form's action is set by script.
 * "Disabled" is `aria-disabled`: a disabled element would lose the focus.
 */
export function Button({
  variant = 'outline',
  type = 'button',
  className = '',
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  const isHydrated = useHydrated()
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is one of the three, `button` by default
    <button
      type={type}
      className={`${shape} ${variants[variant]} ${className}`}
      disabled={type === 'submit' && !isHydrated}
      aria-disabled={disabled || undefined}
      onClick={disabled ? doNothing : onClick}
      onKeyDown={ignoreRepeats}
      {...rest}
    />
  )
}

/** Ignores a held key, which would submit the form again as soon as the first answer arrives. */
function ignoreRepeats(event: React.KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Stops a click, and Enter in a field of the form, from submitting anything. */
const doNothing = (event: React.MouseEvent) => event.preventDefault()

/** A link to another page of the desk that looks like a button. */
export function ButtonLink({
  to,
  variant = 'outline',
  children,
}: {
  readonly to: string
  readonly variant?: ButtonVariant
  readonly children: React.ReactNode
}) {
  return (
    <Link to={to} className={`${shape} ${variants[variant]}`}>
      {children}
    </Link>
  )
}

const linkVariants = {
  plain: 'hover:underline',
  /** Within a sentence. */
  'in-text': 'underline',
  /** On a line of its own, high enough for a thumb. */
  tall: 'inline-flex min-h-11 items-center hover:underline desk:min-h-9',
} as const

/** A text link to another page of the desk. */
export function TextLink({
  variant = 'plain',
  ...rest
}: Omit<LinkProps, 'className'> & { readonly variant?: keyof typeof linkVariants }) {
  return <Link {...rest} className={`font-semibold text-moss ${linkVariants[variant]}`} />
}
