import { CompanyMark } from '#web/desk/icon.tsx'
import { useDesk } from '#web/desk/use-desk.ts'

/** Layout of the pages before the desk itself: one white sheet on evergreen. */
export function SignInLayout({
  title,
  companyName,
  children,
}: {
  readonly title: string
  /** For a page without the data of the desk's layout. */
  readonly companyName?: string | undefined
  readonly children: React.ReactNode
}) {
  const desk = useDesk()
  return (
    <div className="on-evergreen relative isolate grid min-h-dvh place-items-center overflow-hidden p-4">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-leaf opacity-15" />
      <main className="w-full max-w-[26rem]">
        <p className="mb-4 flex items-center gap-2.5 font-display text-[1.375rem] font-medium text-paper">
          <CompanyMark size="size-7" />
          {desk?.companyName ?? companyName}
        </p>
        <div className="rounded-sheet bg-white p-6 text-bark [--focus:var(--color-evergreen)]">
          <h1 className="mb-4 text-title">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  )
}
