import path from 'node:path'
import { sampleEvents } from '#content/sample-events.ts'
import { unwrap } from '#domain/result.ts'
import { addDays, dateOf, instantAt, isoWithOffset } from '#domain/time.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { registerGuest } from '#usecases/bookings/register-guest.ts'
import { testPayments } from '#usecases/payments/test-payments.ts'
import { type Person, people, seededRandom } from './people.ts'
import { refusedAddress, type Season } from './season.ts'

/** Past events, by the names of samples. */
const past = [
  {
    slug: 'nursery-open-day',
    publicId: 'last-open-day',
    name: 'Open Day and Plant Sale',
    daysAgo: 33,
    guests: 24,
  },
  {
    slug: 'bonsai-evening',
    publicId: 'last-bonsai-evening',
    name: 'Bonsai Evening',
    daysAgo: 19,
    guests: 9,
  },
] as const

/** Upcoming events and their numbers of guests. */
const coming = [
  { slug: 'bonsai-evening', guests: 8 },
  { slug: 'container-garden-workshop', guests: 6 },
  { slug: 'pruning-class', guests: 7 },
  { slug: 'rain-garden-walk', guests: 5 },
  { slug: 'nursery-open-day', guests: 15 },
  { slug: 'seed-swap', guests: 3 },
] as const

/** Events with guests: free and paid, past and upcoming, and a refund that is due. */
export function addEvents(season: Season): void {
  const { dependencies } = season
  const samples = sampleEvents(season.end, dependencies.tenant).map(({ event }) => event)
  season.at([60, '08:00'], async () => {
    const over = past.flatMap(({ slug, publicId, name, daysAgo }) => {
      const sample = samples.find((each) => each.publicId === slug)
      if (sample === undefined) return []
      const length = sample.end === null ? 0 : sample.end - sample.start
      const { timeZone } = sample
      const time = isoWithOffset(sample.start, timeZone).slice(11, 16)
      const start = instantAt(addDays(dateOf(season.end, timeZone), -daysAgo), time, timeZone)
      return [{ ...sample, id: `sample-${publicId}`, publicId, name, start, end: start + length }]
    })
    await dependencies.events.importAll([...samples, ...over], dependencies.clock.now())
  })
  const chance = seededRandom(7)
  for (const { publicId, daysAgo, guests } of past) {
    addGuests(season, publicId, guests, (index) => daysAgo + 2 + (index % 20), chance)
  }
  for (const { slug, guests } of coming) {
    addGuests(season, slug, guests, (index) => 1 + (index % 14), chance)
  }
}

function addGuests(
  season: Season,
  eventId: string,
  count: number,
  daysAgo: (index: number) => number,
  chance: (most: number) => number,
): void {
  const first = chance(people.length)
  for (let index = 0; index < count; index += 1) {
    const guest = people[(first + index * 3) % people.length]
    if (guest === undefined || guest.email === refusedAddress) continue
    const adults = 1 + chance(2)
    // Families come to open days, where there is room.
    const children = eventId.endsWith('open-day') && chance(3) === 0 ? 2 : 0
    const willingness = index % 9 === 8 ? 'maybe' : 'yes'
    let bookingId = ''
    season.at([daysAgo(index), `${10 + (index % 8)}:${15 + (index % 40)}`], async () => {
      bookingId = await register(season, eventId, guest, { adults, children }, willingness)
    })
    // A guest who has paid cannot come.
    if (eventId === 'pruning-class' && index === 2) {
      season.at({ minutesAgo: 400 }, async () => {
        await cancelBooking(season.dependencies)(bookingId)
      })
    }
  }
}

async function register(
  { dependencies }: Season,
  eventId: string,
  { firstName, lastName, email, phone, street1 }: Person,
  party: { readonly adults: number; readonly children: number },
  willingness: 'yes' | 'maybe',
): Promise<string> {
  const answers = {
    firstName,
    lastName,
    email,
    phone,
    homeAddress: street1,
    experience: 'A few seasons',
    light: 'Part shade',
  }
  const registered = await registerGuest(dependencies)({
    eventId,
    willingness,
    holder: null,
    returnUrls: { success: null, failure: null },
    answers: {
      responses: [
        ...Object.entries(answers).map(([name, value]) => ({ name, value })),
        { name: 'interests', value: ['Herbs'] },
      ],
      email,
      adults: String(party.adults),
      children: String(party.children),
      interests: ['Herbs'],
    },
  })
  const { paymentUrl, registered: stored } = unwrap(registered)
  if (paymentUrl !== null) {
    await testPayments(dependencies).pay(path.basename(paymentUrl))
  }
  return stored.booking.id
}
