import type { Email } from '#domain/emails/email.ts'
import type { VisitReport } from '#domain/visits/visit-report.ts'

export const visitSamples: Readonly<
  Record<'visit-set' | 'visit-moved' | 'visit-canceled', readonly Email[]>
> = {
  'visit-set': [
    { kind: 'visit-set', data: visitReport() },
    { kind: 'visit-set', data: visitReport({ kind: 'delivery', who: null, place: '' }) },
    { kind: 'visit-set', data: visitReport({ kind: 'work-start' }) },
  ],
  'visit-moved': [
    {
      kind: 'visit-moved',
      data: {
        ...visitReport(),
        before: {
          startsAt: Date.parse('2027-04-15T18:00:00Z'),
          endsAt: Date.parse('2027-04-15T20:00:00Z'),
        },
        message: 'It rains all Thursday, and we would ruin your lawn.',
      },
    },
  ],
  'visit-canceled': [
    { kind: 'visit-canceled', data: visitReport() },
    {
      kind: 'visit-canceled',
      data: {
        ...visitReport({ kind: 'delivery', who: null, about: 'Delivery of Pine Mulch' }),
        message: 'Your yard is too wet for our truck after the rain.',
        pickAgain: { id: 'quote', revocation: 0 },
      },
    },
  ],
}

function visitReport(change: Partial<VisitReport['visit']> = {}): VisitReport {
  return {
    visit: {
      id: 'visit',
      kind: 'estimate-visit',
      name: 'Rosa Lindqvist',
      about: 'French drain along the drive',
      place: '12 Oak Street, Cumming, GA 30040',
      startsAt: Date.parse('2027-04-16T18:00:00Z'),
      endsAt: Date.parse('2027-04-16T20:00:00Z'),
      timeZone: 'America/New_York',
      who: 'Ruth Calloway',
      sequence: 1,
      ...change,
    },
    before: null,
    message: '',
    pickAgain: null,
    at: Date.parse('2027-04-12T12:00:00Z'),
  }
}
