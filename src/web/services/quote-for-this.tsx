import { company } from '#content/company.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The end of a service page: the quote form with this service ticked. */
export function QuoteForThis({ slug, name }: { readonly slug: string; readonly name: string }) {
  return (
    <section
      aria-labelledby="quote-for-this"
      className="relative isolate overflow-hidden bg-leaf-pale py-section"
    >
      <ContourLines className="-z-10 text-moss opacity-25" />
      <Container className="flex flex-col items-center text-center">
        <h2 id="quote-for-this" className="text-heading">
          What would yours cost?
        </h2>
        <p className="mt-4 max-w-prose text-lead">
          The form opens with {name} already ticked. Describe the place in a few lines, and we write
          back with the work, the materials and a figure.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.quoteFor(slug)} className="px-8">
            Ask for a quote for this
            <Icon name="arrow-right" />
          </ButtonLink>
          <ButtonLink to={company.phone.href} look="outline">
            <Icon name="phone" />
            {company.phone.display}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}
