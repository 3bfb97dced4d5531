import { paths } from '#domain/site/paths.ts'
import { Link } from './link.tsx'

type ButtonVariant = 'primary' | 'outline' | 'light' | 'quiet'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-6 py-2.5 text-center font-semibold leading-tight transition-[background-color,color,border-color,transform] active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

const variants = {
  primary: 'bg-evergreen text-paper hover:bg-moss',
  outline: 'border-2 border-evergreen text-evergreen hover:bg-evergreen hover:text-paper',
  light:
    'border-2 border-paper/70 text-paper hover:border-paper hover:bg-paper hover:text-evergreen',
  quiet: 'text-moss hover:bg-leaf-pale',
  quote: 'bg-quote-red text-white hover:bg-quote-red-deep',
} as const

interface ButtonProps extends React.ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant
}

export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} className={`${shape} ${variants[variant]} ${className}`} {...rest} />
}

interface ButtonLinkProps {
  /** An address of this site, or a full one (`tel:`, `https:`). */
  readonly to: string
  /** History state for the page that it leads to. */
  readonly state?: unknown
  readonly variant?: ButtonVariant
  readonly className?: string
  readonly children: React.ReactNode
}

export function ButtonLink({
  to,
  state,
  variant = 'primary',
  className = '',
  children,
}: ButtonLinkProps) {
  const classes = `${shape} ${variants[variant]} ${className}`
  return to.startsWith('/') ? (
    <Link to={to} state={state} className={classes}>
      {children}
    </Link>
  ) : (
    <a href={to} className={classes}>
      {children}
    </a>
  )
}

/** The one red button of the site. */
export function QuoteLink({ className = '' }: { readonly className?: string }) {
  return (
    <Link to={paths.quote} className={`${shape} ${variants.quote} ${className}`}>
      Get My Free Quote
    </Link>
  )
}
