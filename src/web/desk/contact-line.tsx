import { CopyButton } from './copy-button.tsx'

export function ContactLine({
  value,
  children,
}: {
  readonly value: React.ReactNode
  readonly children: React.ReactNode
}) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 max-[20rem]:flex-wrap desk:min-h-9">
      {value}
      <span className="no-print -mr-2 flex shrink-0 max-[20rem]:shrink max-[20rem]:flex-wrap">
        {children}
      </span>
    </div>
  )
}

/** An email address, which wraps before its "@" if it is too long for one line. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

export function Copy({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <CopyButton variant="tight" text={text} label={`Copy the ${what}`}>
      Copy
    </CopyButton>
  )
}
