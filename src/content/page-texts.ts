import type { PlaceholderFacts } from '#domain/placeholders.ts'
import type { DocumentKind } from '#domain/site/documents.ts'
import type { RecordPeriods } from '#domain/settings/record-periods.ts'
import { filledTexts, isTextKind, type PageTexts } from '#domain/site/page-texts.ts'
import { aboutPage } from './about.ts'
import { chatTexts } from './chat-answers.ts'
import type { Company } from './company.ts'
import { homePage } from './home.ts'
import type { Localize } from './localized.ts'
import { plainTexts } from './pages.ts'
import { privacyPage } from './privacy.ts'
import { productsPage } from './products.ts'
import { projectsPage } from './projects.ts'
import { companyFactsOf, privacyFactsOf } from './site-facts.ts'

export const originalTexts: PageTexts = {
  'home-page': homePage,
  'about-page': aboutPage,
  'products-page': productsPage,
  'projects-page': projectsPage,
  ...plainTexts,
  'privacy-page': privacyPage,
  'chat-texts': chatTexts,
}

/** The facts that documents of a kind may use as placeholders; null if the kind has none. */
export type FactsFor = (kind: DocumentKind) => PlaceholderFacts | null

/** All texts of pages with their facts filled in, and those facts. */
export function textsWith(
  edits: Partial<PageTexts>,
  local: Localize,
  company: Company,
  recordPeriods: RecordPeriods,
): { readonly texts: PageTexts; readonly factsFor: FactsFor } {
  const own: PageTexts = { ...local(originalTexts), ...edits }
  const facts = companyFactsOf(company)
  const { consent } = filledTexts(own['quote-page'], facts)
  const privacyFacts = { ...facts, ...privacyFactsOf(recordPeriods, consent) }
  return {
    texts: {
      ...filledTexts(own, facts),
      'privacy-page': filledTexts(own['privacy-page'], privacyFacts),
    },
    factsFor(kind) {
      if (!isTextKind(kind)) return null
      return kind === 'privacy-page' ? privacyFacts : facts
    },
  }
}
