import { Link, type LinkProps } from 'react-router'
import { useHydrated } from '#web/hydrated.ts'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-[0.5rem] text-row font-semibold transition-colors disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 desk:min-h-9'

const variants = {
  /** The one filled button of a place. */
  filled: 'px-4 bg-evergreen text-paper hover:bg-evergreen-deep forced-colors:border',
  outline: 'px-4 border border-hairline bg-white text-evergreen hover:border-bark-soft',
  /** Without a border and a background. */
  word: 'px-4 text-moss hover:bg-paper-deep',
  /** The same among text, with less space around it. */
  tight: 'px-2 text-moss hover:bg-paper-deep',
  danger: 'px-4 bg-brick text-white hover:bg-evergreen-deep',
} as const

export type ButtonVariant = keyof typeof variants

/** For an element that is no button but looks like one. */
export const buttonClasses = (variant: ButtonVariant) => `${shape} ${variants[variant]}`

interface ButtonProps extends React.ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant | undefined
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
    <button
      type={type}
      className={`${buttonClasses(variant)} ${className}`}
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

export function ButtonLink({
  to,
  variant = 'outline',
  children,
  ...rest
}: {
  readonly to: string
  readonly variant?: ButtonVariant
  readonly 'aria-label'?: string
  readonly children: React.ReactNode
}) {
  return (
    <Link to={to} className={buttonClasses(variant)} {...rest}>
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

type TextLinkProps = { readonly variant?: keyof typeof linkVariants } & (
  | (Omit<LinkProps, 'className' | 'href'> & { readonly href?: never })
  | (Omit<React.ComponentPropsWithRef<'a'>, 'className'> & { readonly href: string })
)

/** A text link to another page of the desk, or by `href` to a file or a place outside of it. */
export function TextLink({ variant = 'plain', children, ...rest }: TextLinkProps) {
  const className = `font-semibold text-moss ${linkVariants[variant]}`
  return rest.href === undefined ? (
    <Link {...rest} className={className}>
      {children}
    </Link>
  ) : (
    <a {...rest} className={className}>
      {children}
    </a>
  )
}
