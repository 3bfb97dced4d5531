import { refusalMessages } from '#domain/photographs/photograph.ts'
import type { PictureProgress } from '#domain/site/library-picture.ts'
import { Icon } from '#web/desk/icon.tsx'

export function ProgressLine({ progress }: { readonly progress: PictureProgress }) {
  const { state, made, toMake, refusal } = progress
  switch (state) {
    case 'refused':
      return (
        <span className="flex items-start gap-1.5 font-semibold text-brick">
          <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
          {refusal === null ? 'Not accepted.' : refusalMessages[refusal]}
        </span>
      )
    case 'uploading':
      return <span className="text-bark-soft">Not here yet</span>
    case 'received':
    case 'ready':
      return (
        <span className="block text-bark-soft">
          {toMake === 0
            ? 'Being checked'
            : `Making size ${Math.min(made + 1, toMake)} of ${toMake}`}
          <progress
            value={toMake === 0 ? 0.03 : Math.max(0.03, made / toMake)}
            aria-label="Sizes made"
            className="mt-1 block h-1.5 w-full"
          />
        </span>
      )
  }
}
