const tones = {
  plain: 'border-hairline bg-white text-bark',
  green: 'border-transparent bg-leaf-pale text-evergreen',
  clay: 'border-transparent bg-clay text-white',
} as const

/** A short fact beside a title: a sales unit, a price label, seats left. */
export function Chip({
  tone = 'plain',
  className = '',
  children,
}: {
  readonly tone?: keyof typeof tones
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-1 text-xs font-semibold ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}
