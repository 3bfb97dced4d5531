import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { calculatorContent } from '#web/calculator/content.ts'
import { ProgressRail } from '#web/quote-form/progress-rail.tsx'
import { QuoteForm } from '#web/quote-form/quote-form.tsx'
import { QuoteHelp } from '#web/quote-form/quote-help.tsx'
import { useQuoteForm } from '#web/quote-form/use-quote-form.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { Container } from '#web/ui/container.tsx'
import type { Route } from './+types/quote.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.quote)

export function loader({ context }: Route.LoaderArgs) {
  const { content, sealConsent } = context.get(siteContext)
  return {
    page: content.pages['get-a-quote'],
    consent: sealConsent(content.quoteConsent),
    help: content.quoteHelp,
    calculator: calculatorContent(content),
  }
}

export { exceptFilters as shouldRevalidate } from '#web/revalidation.ts'

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { page, consent, help, calculator } = loaderData
  const quote = useQuoteForm(consent)
  return (
    <>
      <Banner {...page} trail={{ name: page.title, path: paths.quote }} />
      <Container className="py-band">
        <noscript>
          <p className="mb-6 rounded-card border border-clay/60 bg-white p-5">
            This form needs JavaScript, which is off in your browser. Call or write to us instead,
            and tell us about your project.
          </p>
        </noscript>
        <div className="quote-columns grid gap-8 xl:gap-12">
          <div className="min-w-0 noscript:hidden">
            <QuoteForm quote={quote} consent={consent.wording} calculator={calculator} />
          </div>
          <aside className="self-start lg:under-top">
            <div className="mb-8 hidden lg:block noscript:hidden">
              <ProgressRail
                draft={quote.form.draft}
                rule={quote.rule}
                formElement={quote.formElement}
              />
            </div>
            <QuoteHelp {...help} />
          </aside>
        </div>
      </Container>
    </>
  )
}
