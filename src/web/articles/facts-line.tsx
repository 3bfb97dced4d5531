import { Icon } from '#web/ui/icon.tsx'
import type { ArticleCard } from './content.ts'

/** When an article came out and how long it takes. */
export function FactsLine({
  card: { published, date, minutes, topicCount },
  className = '',
}: {
  readonly card: ArticleCard
  readonly className?: string
}) {
  return (
    <p
      className={`flex flex-wrap items-center gap-x-3.5 gap-y-1 sm:gap-x-5 text-sm text-bark-soft ${className}`}
    >
      <span className="inline-flex items-center gap-1 sm:gap-1.5">
        <Icon name="calendar" className="size-4.5 text-moss" />
        <time dateTime={published}>{date}</time>
      </span>
      <span className="inline-flex items-center gap-1 sm:gap-1.5">
        <Icon name="clock" className="size-4.5 text-moss" />
        {minutes} min read
      </span>
      <span className="inline-flex items-center gap-1 sm:gap-1.5">
        <Icon name="leaf" className="size-4.5 text-moss" />
        {topicCount} {topicCount === 1 ? 'topic' : 'topics'}
      </span>
    </p>
  )
}
