import type { PlaceholderFacts } from '#domain/placeholders.ts'
import { periodText, wonMonths, type RecordPeriods } from '#domain/settings/record-periods.ts'
import type { Company } from './company.ts'
import { companyAddress } from './contact-details.ts'

/** The company's facts that texts may use as placeholders, so that the texts follow changes. */
export function companyFactsOf(company: Company): PlaceholderFacts {
  const { name, shortName, phone, email, address, areaServed, hours } = company
  return {
    company: shortName,
    'full name': name,
    phone: phone.display,
    email,
    address: companyAddress(company),
    town: address.city,
    state: address.stateName,
    'state code': address.state,
    area: new Intl.ListFormat('en-US').format(areaServed),
    hours: hours.map(({ days, text }) => `${days} ${text}`).join(', '),
  }
}

/** More facts for the privacy page: retention periods, as parts of sentences. */
export function privacyFactsOf(periods: RecordPeriods, quoteConsent: string): PlaceholderFacts {
  const { requestMonths, guestMonths, moneyMonths, emailMonths, activityMonths } = periods
  return {
    'quote consent': quoteConsent,
    'requests kept': kept(requestMonths, 'erased {period} after we last worked on them'),
    'guests kept': kept(
      guestMonths,
      'erased {period} after the event, and only the number of seats stays',
    ),
    'work kept': kept(wonMonths(periods), 'for {period} after we last worked on it', 'forever'),
    'payments kept': kept(moneyMonths, 'for {period}', 'forever'),
    'emails kept': kept(emailMonths, 'erased {period} after they were written'),
    'activity kept': kept(activityMonths, 'is erased after {period}', 'is kept indefinitely'),
  }
}

/** How long something is kept; 0 months are forever. */
function kept(
  months: number,
  text: string,
  forever = 'kept until you ask us to erase them',
): string {
  return months === 0 ? forever : text.replace('{period}', periodText(months))
}
