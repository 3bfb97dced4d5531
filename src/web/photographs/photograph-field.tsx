import { PhotographInput } from './photograph-input.tsx'
import { PhotographList } from './photograph-list.tsx'
import { useDropAndPaste } from './use-drop-and-paste.ts'
import type { PhotographChoice } from './use-queue.ts'

const button =
  'inline-flex min-h-12 items-center justify-center rounded-full border-2 border-evergreen px-[min(1.5rem,6.2vw)] text-center font-semibold text-evergreen hover:bg-evergreen hover:text-paper'

/** Chooses photographs from the camera or a folder, by drop or by paste, and lists them. */
export function PhotographField({
  choice,
  most,
  disabled,
}: {
  readonly choice: PhotographChoice
  readonly most: number
  readonly disabled: boolean
}) {
  const { chosen, message, queue, add } = choice
  const { isOver, dropProps } = useDropAndPaste(add, disabled)
  return (
    <div
      {...dropProps}
      data-rows
      className={`rounded-lg border border-dashed p-[min(1rem,5vw)] ${isOver ? 'border-moss bg-leaf-pale/55' : 'border-hairline bg-paper/50'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <PhotographInput
          camera
          label="Take a photograph"
          disabled={disabled}
          onFiles={add}
          className={`${button} pointer-fine:hidden max-sm:w-full`}
        />
        <PhotographInput
          label="Choose photographs"
          disabled={disabled}
          onFiles={add}
          className={`${button} max-sm:w-full`}
        />
        <p className="hidden text-sm text-bark-soft pointer-fine:block">
          or drop or paste them here. {most} at most.
        </p>
      </div>
      <output className="block text-sm font-semibold text-clay">{message}</output>
      {chosen.length === 0 ? null : (
        <PhotographList queue={queue} chosen={chosen} disabled={disabled} />
      )}
    </div>
  )
}
