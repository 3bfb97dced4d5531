/** Heading of a part of a page, with the small line above and a sentence below where they help. */
export function SectionHeading({
  id,
  kicker,
  title,
  intro,
  aside,
  ground = 'light',
  className = '',
}: {
  /** For `aria-labelledby` of the section. */
  readonly id?: string
  readonly kicker?: string
  readonly title: string
  readonly intro?: string
  /** Stands opposite the heading on wide screens: usually a link to the whole. */
  readonly aside?: React.ReactNode
  readonly ground?: 'light' | 'dark'
  readonly className?: string
}) {
  const dark = ground === 'dark'
  return (
    <div
      className={`flex flex-col gap-x-12 gap-y-5 md:flex-row md:items-end md:justify-between ${className}`}
    >
      <div className="max-w-prose">
        {kicker === undefined ? null : (
          <p className={`kicker mb-3 ${dark ? 'text-leaf' : 'text-clay'}`}>{kicker}</p>
        )}
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {intro === undefined ? null : (
          <p className={`mt-4 text-lead ${dark ? 'text-paper-soft' : 'text-bark-soft'}`}>{intro}</p>
        )}
      </div>
      {aside === undefined ? null : <div className="shrink-0">{aside}</div>}
    </div>
  )
}
