import { ButtonLink } from '#web/ui/button.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { AboutContent } from './content.ts'
import { steps } from './steps.ts'

/** The two ways on, side by side from edge to edge. */
export function Calls({ calls: [talk, look] }: { readonly calls: AboutContent['calls'] }) {
  return (
    <div className={`grid md:grid-cols-2 ${steps.calls}`}>
      <section
        aria-labelledby="call-talk"
        className="ground-dark relative isolate overflow-hidden bg-evergreen"
      >
        <ContourLines on="dark" />
        <div className={`${half} md:ml-auto md:pr-block`}>
          <CallText id="call-talk" {...talk} variant="light" />
        </div>
      </section>
      <section
        aria-labelledby="call-look"
        className="relative isolate overflow-hidden bg-leaf-pale"
      >
        <ContourLines on="light" />
        <div className={`${half} md:pl-block`}>
          <CallText id="call-look" {...look} variant="primary" />
        </div>
      </section>
    </div>
  )
}

const half = 'flex h-full max-w-[41rem] flex-col px-gutter py-section'

function CallText({
  id,
  title,
  text,
  link,
  variant,
}: {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: { readonly label: string; readonly href: string }
  readonly variant: 'light' | 'primary'
}) {
  return (
    <>
      <h2 id={id} className="text-part">
        {title}
      </h2>
      <p className="mt-4 mb-8 max-w-md text-lead">{text}</p>
      <ButtonLink to={link.href} variant={variant} className="mt-auto self-start">
        {link.label}
        <Icon name="arrow-right" />
      </ButtonLink>
    </>
  )
}
