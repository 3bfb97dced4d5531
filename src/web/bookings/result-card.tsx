import { Icon } from '#web/ui/icon.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Wheel } from '#web/ui/spinner.tsx'
import type { Verdict } from './payment-result.ts'

/** The result of a payment, on a card in the middle of the page. */
export function ResultCard({
  verdict: { tone, title, text },
  children,
}: {
  readonly verdict: Verdict
  /** The receipt, and where to go from here. */
  readonly children: React.ReactNode
}) {
  return (
    <div className="relative isolate overflow-hidden bg-leaf-pale py-section print:bg-white print:py-0">
      <ContourLines on="light" />
      <Container>
        <div className="mx-auto max-w-xl rounded-card bg-white p-6 text-center shadow-soft sm:p-10 print:shadow-none">
          <div aria-live="polite" className={tone === 'waiting' ? 'noscript:hidden' : undefined}>
            <ToneIcon tone={tone} />
            {/* As high as the longest answer, so that nothing below moves when it arrives. */}
            <div className="mt-3 grid min-h-38 content-center">
              <h1 className="text-part">{title}</h1>
              <p className="mt-3 wrap-anywhere">{text}</p>
            </div>
          </div>
          {children}
        </div>
      </Container>
    </div>
  )
}

function ToneIcon({ tone }: { readonly tone: Verdict['tone'] }) {
  if (tone === 'waiting') return <Wheel className="mx-auto size-16 p-1 text-moss" />
  const look = tone === 'good' ? 'bg-leaf-pale text-evergreen' : 'bg-clay/12 text-clay'
  return (
    <span className={`mx-auto grid size-16 place-items-center rounded-full ${look}`}>
      <Icon name={tone === 'good' ? 'check' : 'close'} className="size-8" />
    </span>
  )
}
