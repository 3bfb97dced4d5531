import { buttonClasses } from '#web/desk/button.tsx'
import { CopyButton } from '#web/desk/copy-button.tsx'
import { lookedAtFromDesk } from '#web/written-quotes/use-opened.ts'

export function LinkPanel({ url, phone }: { readonly url: string; readonly phone: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyButton text={url}>Copy the link</CopyButton>
      {phone === '' ? null : (
        <a
          href={`sms:+1${phone}?&body=${encodeURIComponent(url)}`}
          className={buttonClasses('tight')}
        >
          Text it
        </a>
      )}
      <a
        href={`${url}${lookedAtFromDesk}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses('tight')}
      >
        See what they see
      </a>
    </div>
  )
}
