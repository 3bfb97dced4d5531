import type { PlaceholderFacts } from '#domain/placeholders.ts'
import { wonMonths, type RecordPeriods } from '#domain/settings/record-periods.ts'
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
    'requests kept':
      requestMonths === 0
        ? untilAsked
        : `erased ${monthsText(requestMonths)} after we last worked on them`,
    'guests kept':
      guestMonths === 0
        ? untilAsked
        : `erased ${monthsText(guestMonths)} after the event, and only the number of seats stays`,
    'work kept':
      wonMonths(periods) === 0 ? 'forever' : `for ${monthsText(wonMonths(periods))} after that`,
    'payments kept': moneyMonths === 0 ? 'forever' : `for ${monthsText(moneyMonths)}`,
    'emails kept':
      emailMonths === 0 ? untilAsked : `erased ${monthsText(emailMonths)} after they were written`,
    'activity kept':
      activityMonths === 0
        ? 'is kept indefinitely'
        : `is erased after ${monthsText(activityMonths)}`,
  }
}

const untilAsked = 'kept until you ask us to erase them'

const monthsText = (months: number) => (months === 1 ? '1 month' : `${months} months`)
