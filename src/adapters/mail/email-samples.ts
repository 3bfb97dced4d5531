import { coverages } from '#content/coverage.ts'
import type { BookingNews, EmailedEvent, OwnerNews } from '#domain/emails/booking-report.ts'
import type { Email } from '#domain/emails/email.ts'
import { requestEstimate } from '#domain/materials/request-estimate.ts'
import type { SecurityAlert } from '#domain/desk/security-alert.ts'
import type { CompleteLead, Lead } from '#domain/quote-requests/lead.ts'
import { paymentSamples } from './payment-samples.ts'
import { visitSamples } from './visit-samples.ts'
import { quoteNewsSamples, writtenQuoteSamples } from './written-quote-samples.ts'

const sampleAddress = {
  street1: '12 Oak Street',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  addressType: 'Home',
} as const

const refunded = { is: 'refunded', refundCents: 7500 } as const
const ownerNews: readonly OwnerNews[] = [
  { is: 'registered' },
  { is: 'paid', amountCents: 7500 },
  { is: 'changed' },
  { is: 'declined' },
  ...(['seats-gone', 'event-over', 'not-owed'] as const).map((reason) => ({ ...refunded, reason })),
]
const otherNews: readonly BookingNews[] = [
  { is: 'cancelled' },
  { is: 'event-cancelled' },
  { is: 'event-moved' },
  { is: 'address-corrected' },
  { is: 'address-left' },
  ...(['due', 'courtesy'] as const).map((reason) => ({ ...refunded, reason })),
]

/** Samples of every email, for its preview and for tests. */
export const emailSamples: Readonly<Record<Email['kind'], readonly Email[]>> = {
  'booking-code': [{ kind: 'booking-code', data: { event: sampleEvent() } }],
  'booking-to-guest': [...ownerNews, ...otherNews]
    .map(reportOf)
    .map((data) => ({ kind: 'booking-to-guest', data })),
  'booking-to-owner': ownerNews.map(reportOf).map((data) => ({ kind: 'booking-to-owner', data })),
  'payment-to-owner': paymentSamples,
  'quote-acknowledged': [
    { kind: 'quote-acknowledged', data: { lead: sampleLead(), photographs: 3 } },
  ],
  'photographs-wanted': [
    { kind: 'photographs-wanted', data: { firstName: 'Rosa', requestId: 'lead', from: 'Ruth' } },
  ],
  'quote-received': [
    { lead: sampleLead(), atDesk: true, photographs: 3 },
    { lead: sampleLead(), atDesk: false, photographs: 3 },
    { lead: { ...sampleLead(), signs: ['trap-filled'] }, atDesk: false, photographs: 0 } as const,
  ].map((data) => ({ kind: 'quote-received', data })),
  'desk-reply': [
    {
      kind: 'desk-reply',
      data: {
        from: 'Ruth Calloway',
        subject: 'Your request for mulch',
        text: 'Hi Rosa,\n\nThe pine mulch is here. Would Monday the 26th suit you?\n\nRuth Calloway\nEvergreen',
      },
    },
  ],
  restock: (['asked', 'back'] as const).map((news) => ({
    kind: 'restock',
    data: { news, product: 'Acer rubrum' },
  })),
  'quote-left-incomplete': [true, false].map((atDesk) => ({
    kind: 'quote-left-incomplete',
    data: { lead: incompleteLead(), atDesk },
  })),
  ...visitSamples,
  'written-quote': writtenQuoteSamples,
  'written-quote-news': quoteNewsSamples,
  'desk-failures': [
    { kind: 'desk-failures', data: { of: 'emails', total: 1, to: ['nell@mial.example'] } },
    {
      kind: 'desk-failures',
      data: { of: 'emails', total: 12, to: ['nell@mial.example', 'rosa@mial.example'] },
    },
    { kind: 'desk-failures', data: { of: 'requests', total: 1, to: ['Rosa Lindqvist'] } },
  ],
  'customer-replied': [
    { words: 'Monday is fine.' },
    { words: '' },
    { words: 'Monday is fine.', otherSender: 'tom@example.net' },
  ].map((reply) => ({
    kind: 'customer-replied',
    data: { requestId: 'lead-1', name: 'Rosa Lindqvist', ...reply },
  })),
  'request-added-to': [
    { photographs: 2, words: 'The dog is friendly.', atDesk: true },
    { photographs: 1, words: '', atDesk: false },
  ].map((added) => {
    const data = { requestId: 'lead-1', name: 'Rosa', replyTo: 'rosa@example.com', ...added }
    return { kind: 'request-added-to', data }
  }),
  'desk-digest': [
    {
      kind: 'desk-digest',
      data: {
        day: 'Thursday, May 20',
        groups: [
          {
            is: 'needs-look',
            total: 1,
            lines: [
              {
                mark: 'Refund failed',
                about: '$50 did not reach the customer: card closed',
                requestId: null,
              },
            ],
          },
          {
            is: 'visits',
            total: 1,
            lines: [
              {
                mark: '9:30 to 11:00 AM',
                about: 'Eun-ji Park: Estimate visit, Milton. Ruth',
                requestId: null,
                visitId: 'visit-1',
              },
            ],
          },
          {
            is: 'follow-up',
            total: 9,
            lines: [
              { mark: '3 days late', about: 'Beth Lindqvist: Send the price', requestId: 'lead-1' },
              {
                mark: 'Today',
                about: 'Marisol Whitaker: Call about the wall',
                requestId: 'lead-2',
              },
            ],
          },
          {
            is: 'new',
            total: 1,
            lines: [
              { mark: '3 h 55 min', about: 'Ollie Brandt: Soil & Mulch', requestId: 'lead-3' },
            ],
          },
          {
            is: 'endangered',
            total: 1,
            lines: [
              {
                mark: 'Will be deleted on Sun, Jun 20, 2027',
                about: 'Joel Ferreira',
                requestId: 'lead-4',
              },
            ],
          },
        ],
      },
    },
  ],
  'desk-invitation': [
    {
      kind: 'desk-invitation',
      data: { by: 'Ruth Calloway', role: 'office', expiresAt: Date.parse('2027-05-21T16:30:00Z') },
    },
  ],
  'desk-code': [{ kind: 'desk-code', data: {} }],
  'test-email': [{ kind: 'test-email', data: { by: 'Ruth Calloway' } }],
  'desk-notice': securityAlerts().map((alert) => ({
    kind: 'desk-notice',
    data: { notice: alert, at: Date.parse('2027-05-20T16:30:00Z') },
  })),
}

function securityAlerts(): readonly SecurityAlert[] {
  const browser = 'Safari on iPhone'
  return [
    { is: 'passkey-added', browser },
    { is: 'recovery-codes-made', browser },
    { is: 'signed-in-by-code', browser },
    { is: 'signed-in-by-recovery-code', browser },
    { is: 'confirmed-by-recovery-code', browser },
    { is: 'signed-in-from-new-browser', browser },
    { is: 'role-changed', from: 'helper', to: 'office' },
  ]
}

function sampleEvent(): EmailedEvent {
  return {
    event: {
      id: 'event',
      publicId: 'rain-garden-walk',
      name: 'Rain Garden Walk',
      description: 'Bring boots. We walk in any weather.',
      start: Date.parse('2027-06-05T13:00:00Z'),
      end: Date.parse('2027-06-05T15:00:00Z'),
      timeZone: 'America/New_York',
      venueAddress: null,
      capacity: 40,
    },
    questions: [
      { name: 'firstName', label: 'First Name' },
      { name: 'lastName', label: 'Last Name' },
      { name: 'phone', label: 'Phone Number' },
    ],
    seatsTaken: 12,
    revision: 0,
  }
}

function reportOf<News extends BookingNews>(news: News) {
  return {
    news,
    booking: {
      id: 'b7c1d2e3f4a5968778695a4b',
      email: 'rosa@example.com',
      revision: 0,
      origin: 'registration' as const,
      willingness: news.is === 'declined' ? ('no' as const) : ('yes' as const),
      party: { adults: 2, children: 1 },
      answers: [
        { name: 'firstName', value: 'Rosa' },
        { name: 'lastName', value: 'Lindqvist' },
        { name: 'phone', value: '7705550123' },
      ],
      message: news.is === 'declined' ? 'Sorry, we will be away.' : null,
      seats: 3,
      paidCents: news.is === 'registered' ? 0 : 7500,
      refundedCents: news.is === 'refunded' ? 7500 : 0,
      refundDueCents: news.is === 'event-cancelled' || news.is === 'declined' ? 7500 : 0,
    },
    event: sampleEvent(),
    at: Date.parse('2027-05-20T16:30:00Z'),
  }
}

function incompleteLead(): Lead & { readonly status: 'incomplete' } {
  const at = Date.parse('2027-05-20T16:30:00Z')
  return {
    id: 'lead',
    createdAt: at,
    status: 'incomplete',
    request: null,
    contact: {
      firstName: 'Rosa',
      lastName: 'Lindqvist',
      email: 'rosa@example.com',
      phone: '7705550123',
    },
    address: sampleAddress,
    consent: { wording: 'You may call or text me about my request.', at },
    signs: [],
  }
}

function sampleLead(): CompleteLead {
  const lead = incompleteLead()
  return {
    ...lead,
    status: 'complete',
    request: {
      id: 'request',
      at: lead.createdAt,
      services: [
        {
          id: 'soil-mulch',
          name: 'Soil & Mulch Solutions',
          materials: [{ id: 'soil-mulch/pine-mulch', name: 'Pine Mulch' }],
          address: sampleAddress,
        },
      ],
      projectDetails: 'Mulch for two front beds.\nAbout 40 square yards.',
      additionalNotes: 'The gate is on the left.',
      preferences: { timing: 'month', reachBy: 'text' },
      estimates: [
        requestEstimate(
          { id: 'soil-mulch/pine-mulch', name: 'Pine Mulch' },
          coverages['soil-mulch/pine-mulch'],
          {
            kind: 'spread',
            ground: [
              { shape: { kind: 'rectangle', length: 40, width: 9 } },
              { shape: { kind: 'circle', diameter: 3 }, minus: true },
            ],
            inches: 3,
          },
        ),
      ],
    },
  }
}
