import { CopyButton } from './copy-button.tsx'

export const pressedWord =
  'inline-flex min-h-11 items-center rounded-[0.5rem] px-2 font-semibold text-moss hover:bg-paper-deep desk:min-h-8'

/** A phone number or address of a person, with its actions. */
export function ContactLine({
  value,
  children,
}: {
  readonly value: React.ReactNode
  readonly children: React.ReactNode
}) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 desk:min-h-9">
      {value}
      <span className="no-print -mr-2 flex shrink-0">{children}</span>
    </div>
  )
}

export function Copy({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <CopyButton
      variant="word"
      className="px-2! desk:min-h-8"
      text={text}
      label={`Copy the ${what}`}
    >
      Copy
    </CopyButton>
  )
}
