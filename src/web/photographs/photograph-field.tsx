import { useState } from 'react'
import { PhotographInput } from './photograph-input.tsx'
import { PhotographList } from './photograph-list.tsx'
import type { PhotographChoice } from './use-queue.ts'

const button =
  'inline-flex min-h-12 items-center justify-center rounded-full border-2 border-evergreen px-6 font-semibold text-evergreen hover:bg-evergreen hover:text-paper'

/** Chooses photographs: from the camera or a folder, dropped or pasted; with what is chosen. */
export function PhotographField({
  choice,
  most,
  disabled = false,
}: {
  readonly choice: PhotographChoice
  readonly most: number
  readonly disabled?: boolean
}) {
  const [isOver, setIsOver] = useState(false)
  const { chosen, message, queue } = choice
  const add = (files: Iterable<File>) => choice.add([...files])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside do the same
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (!disabled) add(event.dataTransfer.files)
      }}
      onPaste={(event) => {
        const { files } = event.clipboardData
        if (files.length > 0 && !disabled) add(files)
      }}
      className={`rounded-lg border border-dashed p-4 ${isOver ? 'border-moss bg-leaf-pale/55' : 'border-hairline bg-paper/50'}`}
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
