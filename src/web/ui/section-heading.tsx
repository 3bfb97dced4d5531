/** Heading of a part of a page, with a sentence below where it helps. */
export function SectionHeading({
  id,
  title,
  intro,
  aside,
  ground = 'light',
  className = '',
}: {
  /** For `aria-labelledby` of the section. */
  readonly id?: string
  readonly title: string
  readonly intro?: string
  /** Stands opposite the heading on wide screens: usually a link to the whole. */
  readonly aside?: React.ReactNode
  readonly ground?: 'light' | 'dark'
  readonly className?: string
}) {
  return (
    <div
      className={`flex flex-col gap-x-12 gap-y-5 md:flex-row md:items-end md:justify-between ${className}`}
    >
      <div className="max-w-prose">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {intro === undefined ? null : (
          <p
            className={`mt-4 text-lead ${ground === 'dark' ? 'text-paper-soft' : 'text-bark-soft'}`}
          >
            {intro}
          </p>
        )}
      </div>
      {aside === undefined ? null : <div className="shrink-0">{aside}</div>}
    </div>
  )
}
