import type { EmailState } from './email-texts.ts'
import { Stroke } from '#web/desk/icon.tsx'

/** The state of an email, recognizable by its shape without the color. */
export function EmailStateMark({ text, look }: EmailState) {
  return (
    <span
      className={`inline-flex items-center gap-2 ${look === 'failed' ? 'font-semibold text-brick' : look === 'over' ? 'text-bark-soft' : ''}`}
    >
      <svg viewBox="0 0 14 14" aria-hidden="true" className={`size-3.5 shrink-0 ${colors[look]}`}>
        <Stroke d={shapes[look]} isFilled={look === 'failed'} />
      </svg>
      {text}
    </span>
  )
}

const shapes = {
  sent: 'm2.500 7.500 3 3 6-7',
  waiting: 'M7 1.300a5.700 5.700 0 1 0 0 11.400A5.700 5.700 0 0 0 7 1.300M7 4v3l2 1.500',
  failed: 'M7 1 13 7 7 13 1 7z',
  over: 'M3 7h8',
} as const

const colors = {
  sent: 'text-moss',
  waiting: 'text-bark-soft',
  failed: 'text-brick',
  over: 'text-bark-soft',
} as const
