import { useDropAndPaste } from '#web/photographs/use-drop-and-paste.ts'

export function DropPlace({
  onFiles,
  isOff = false,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void
  readonly isOff?: boolean
  readonly children: React.ReactNode
}) {
  const { isOver, dropProps } = useDropAndPaste(onFiles, isOff)
  return (
    <div
      {...dropProps}
      className={`-m-1 rounded-[0.5rem] border border-dashed p-1 ${isOver ? 'border-moss bg-selected' : 'border-transparent'}`}
    >
      {children}
    </div>
  )
}

/** Shown where there is a mouse. */
export function DropHint({ what }: { readonly what: 'it' | 'them' }) {
  return (
    <span className="hidden self-center text-second text-bark-soft pointer-fine:inline">
      or drop or paste {what} here
    </span>
  )
}
