import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ClosingCall } from '#web/ui/quote-call.tsx'

/** The end of a service page: the quote form with this service ticked. */
export function QuoteForThis({ slug, name }: { readonly slug: string; readonly name: string }) {
  return (
    <ClosingCall
      heading="What would yours cost?"
      text={`The form opens with ${name} already checked. Describe the place in a few lines, and we will write back with the work, the materials and a price.`}
    >
      <ButtonLink to={paths.quoteFor(slug)} className="px-8">
        Ask for a quote for this
        <Icon name="arrow-right" />
      </ButtonLink>
    </ClosingCall>
  )
}
