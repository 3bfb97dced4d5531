/** Services in the platform's format: two names for the same fields, and some odd entries. */
export const platformServices = [
  {
    _id: '65f0aa01',
    serviceName: 'Soil & Mulch',
    productOptions: [
      { productId: 'p1', productData: { name: 'Red Mulch', cost: 31 } },
      { productId: 'p2', productData: {} },
      { productId: 'p4', productData: { name: ' ' } },
      { productId: 'p3', productData: null },
    ],
  },
  { _id: '65f0aa02', name: 'Edging & Borders' },
  { _id: '65f0aa03' },
]

/** An event in the platform's format, with members that must not be published. */
export const platformEvent = {
  _id: '65f0ee01',
  eventId: 'autumn-planting-day',
  name: 'Autumn Planting Day',
  description: 'Bring gloves.',
  startDateTime: '2026-10-10T14:00:00.000Z',
  endDateTime: '2026-10-10T16:00:00.000Z',
  timezone: 'America/New_York',
  eventType: 'paid',
  eventPrice: 25,
  images: ['https://cdn.example/a.jpg', 'javascript:alert(1)'],
  venue: { address: '1 Farm Road, Cumming, GA' },
  hostedBy: 'The nursery',
  capacity: 20,
  totalAttendees: 8,
  formFields: [
    { fieldName: 'firstName', label: 'First Name', fieldType: 'text', required: true },
    { fieldName: 'email', label: 'Email', fieldType: 'email', required: true },
  ],
  apiKey: 'sk_live_platform',
  organizerPhone: '4045550199',
}
