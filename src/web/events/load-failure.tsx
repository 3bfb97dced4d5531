import { company } from '#content/company.ts'
import { Button } from '#web/ui/button.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { isOffline } from '#web/no-connection.ts'

/** Says that something did not load, in red, and what a visitor can do about it. */
export function LoadFailure({
  message,
  onTryAgain,
  children,
}: {
  readonly message: string
  readonly onTryAgain?: (() => void) | undefined
  /** Another way on. */
  readonly children?: React.ReactNode
}) {
  return (
    <div className="relative isolate overflow-hidden rounded-card border border-hairline bg-leaf-pale/60 p-6 sm:p-10">
      <ContourLines on="light" />
      <p role="alert" className="text-lead font-medium wrap-anywhere text-[#a32019]">
        {message}
      </p>
      <p className="mt-3">
        {isOffline() ? 'Your device is not connected right now. ' : ''}
        You can also call us at{' '}
        <a href={company.phone.href} className="link whitespace-nowrap">
          {company.phone.display}
        </a>
        .
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {onTryAgain === undefined ? null : (
          <Button look="outline" onClick={onTryAgain}>
            Try Again
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
