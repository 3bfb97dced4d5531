import { nameKey, searchTerms, type Searchable } from '#domain/customers/search-terms.ts'
import { addDays, dateOf, day, hour, type Instant } from '#domain/time.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { isOpen, type RequestStatus } from '#domain/requests/request-status.ts'
import { company } from '#content/company.ts'

/** Rows of a table, as its columns take them. */
export type Row = Readonly<Record<string, string | number | null>>

/** The rows of one person who sent a request, by table. */
export type RowsOfPerson = Readonly<Record<string, readonly Row[]>>

const firstNames =
  'Rosa James Mary Ann Beth Marisol Oscar Priya Grady Tamika Ollie Joel Nell Samir Lorraine Tom Adele Kim Ruth June Hank Ines Paul Quinn Vera Walt Yara Zane Carl Dina Emil Faye Gus Hope Ivan Jack Kate Liam Nora Otto'.split(
    ' ',
  )
const beginnings = 'Ab Bar Cal Del Fer Gar Hol Is Jan Kel Lin Mor Nor Oy Pick Ram Sal Tol Var Whit'
const ends =
  'athy bert dez ela far ger hold iro ker land mont ner olm quist rett son ton ura vez win'
const lastNames = beginnings
  .split(' ')
  .flatMap((begin) => ends.split(' ').flatMap((end) => [`${begin}${end}`, `${begin}e${end}`]))
const streets = beginnings.split(' ').map((begin) => `${begin}wood`)
const kinds = ['Ridge Ct', 'Lane', 'Creek Rd', 'Drive', 'Mill Way']
const towns =
  'Cumming Cumming Cumming Alpharetta Alpharetta Milton Dawsonville Gainesville Gainesville Suwanee Buford Canton'.split(
    ' ',
  )
const domains = ['gmail.com', 'gmail.com', 'yahoo.com', 'outlook.com', 'mail.example']
const services = [
  'soil-mulch',
  'soil-mulch',
  'landscaping-services',
  'hardscaping-materials',
  'plants-sod',
]

/** The statuses of a hundred requests; half of them are open. */
const statuses: readonly (readonly [RequestStatus, number])[] = [
  ['new', 15],
  ['contacted', 15],
  ['estimate-visit', 10],
  ['quoted', 10],
  ['won', 20],
  ['lost', 25],
  ['possible-spam', 2],
  ['unfinished', 3],
]

/** Pseudo-random numbers, equal in every run. */
function chanceFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const picked = <T>(from: readonly T[], index: number): T => {
  const found = from[index]
  if (found === undefined) throw new Error('There is nothing to pick')
  return found
}

/** Three years of requests up to `now`, each from a different person. */
export function* peopleWhoAsked(
  count: number,
  staff: readonly string[],
  now: Instant,
): Generator<RowsOfPerson> {
  const chance = chanceFrom(7)
  const hundred = statuses.flatMap(([status, share]) => Array.from({ length: share }, () => status))
  for (let index = 0; index < count; index += 1) {
    const one = <T>(from: readonly T[]) => picked(from, chance(from.length))
    const person = {
      first: one(firstNames),
      last: one(lastNames),
      // Family names share most of their letters; email addresses are unique.
      email: '',
      phone: `${one(['770', '678', '470'])}${String((index * 7919) % 10_000_000).padStart(7, '0')}`,
      street: `${1 + chance(9_000)} ${one(streets)} ${one(kinds)}`,
      town: one(towns),
    }
    person.email = `${person.first}.${person.last}${index}@${one(domains)}`.toLowerCase()
    const status = one(hundred)
    const at = now - Math.floor(((count - index) / count) * 1_000 * day)
    yield rowsOf(index, person, {
      status,
      at,
      service: one(services),
      assignedTo: chance(4) === 0 ? null : one(staff),
      followUpOn:
        isOpen(status) && status !== 'new' && chance(5) > 0
          ? addDays(dateOf(now, company.timeZone), chance(60) - 20)
          : '',
    })
  }
}

/** An event without a limit of seats. */
export const openDay = (now: Instant): GardenEvent => ({
  id: 'open-day',
  publicId: 'open-day',
  tenant: 'evergreen',
  name: 'Spring open day',
  description: null,
  start: now + 30 * day,
  end: null,
  timeZone: company.timeZone,
  kind: 'free',
  priceCents: null,
  images: [],
  videos: [],
  venueAddress: null,
  hostedBy: null,
  guests: [],
  perks: [],
  capacity: null,
  partyLimit: null,
  raffle: null,
  formFields: [],
  cancelled: false,
})

interface Person {
  readonly first: string
  readonly last: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly town: string
}

interface Asked {
  readonly status: RequestStatus
  readonly at: Instant
  readonly service: string
  readonly assignedTo: string | null
  readonly followUpOn: string
}

/** Ids in no order, as real ones are. */
const idOf = (kind: string, index: number) =>
  `${((Math.imul(index, 2_654_435_761) >>> 0) + 2 ** 32).toString(36)}-${kind}-${index}`

function rowsOf(index: number, person: Person, asked: Asked): RowsOfPerson {
  const { first, last, email, phone, street, town } = person
  const { status, at } = asked
  const lead = idOf('lead', index)
  const customer = idOf('customer', index)
  const name = `${first} ${last}`
  const address = { street1: street, city: town, state: 'GA', zip: '30040' }
  const isClosed = status === 'won' || status === 'lost'
  const isSent = status !== 'unfinished'
  const isAnswered = isClosed || (isOpen(status) && status !== 'new')
  const found: Searchable = {
    names: [first, last],
    emails: [email],
    phones: [phone],
    places: [street, town],
  }
  const wishes = wishesOf(index)
  const termRows = (kind: 'request' | 'customer', id: string, others: readonly string[] = []) => {
    const texts = kind === 'request' && isSent ? [asked.service, wishes] : []
    return [...searchTerms({ ...found, texts }), ...others].map((term) => ({
      kind,
      term,
      subject_id: id,
    }))
  }
  return {
    customers: [
      { id: customer, name, company: '', name_key: nameKey(name), created_at: at, revision: 1 },
    ],
    customer_emails: [{ email_key: email, email, customer_id: customer }],
    customer_phones: [{ phone, customer_id: customer }],
    customer_addresses: [{ customer_id: customer, ...address }],
    leads: [
      {
        id: lead,
        idempotency_key: lead,
        // A form that was left has sent the first call alone.
        status: isSent ? 'complete' : 'incomplete',
        created_at: at,
        first_name: first,
        last_name: last,
        email,
        email_key: email,
        phone,
        ...address,
        address_type: 'Home',
        consent_wording: 'You may call or text about this request.',
        consent_at: at,
        signs: '[]',
        request_id: isSent ? `${lead}-request` : null,
        requested_at: isSent ? at : null,
        services: isSent
          ? JSON.stringify([
              {
                id: asked.service,
                name: asked.service,
                materials: [],
                address: { ...address, addressType: 'Home' },
              },
            ])
          : null,
        project_details: wishes,
        additional_notes: '',
        customer_id: customer,
        desk_status: status,
        is_open: isOpen(status) ? 1 : 0,
        lost_reason: status === 'lost' ? 'price' : null,
        follow_up_on: asked.followUpOn,
        follow_up_note: '',
        name_key: nameKey(`${last} ${first}`),
        assigned_to: asked.assignedTo,
        waiting_since: status === 'new' ? at : null,
        first_answered_at: isAnswered ? at + 3 * hour : null,
        closed_at: isClosed ? at + 9 * day : null,
        last_activity_at: at,
        revision: 1,
      },
    ],
    search_terms: [
      ...termRows('request', lead, [`service:${asked.service}`]),
      ...termRows('customer', customer),
    ],
    activity: ['request-arrived', 'note-added', 'reply-queued'].map((kind, step) => ({
      id: `${lead}-${step}`,
      at: at + step * hour,
      staff: step === 0 ? null : asked.assignedTo,
      subject_kind: 'request',
      subject_id: lead,
      kind,
      data: '{}',
    })),
  }
}

const wishWords =
  'our back yard front falls away behind the patio old timber wall is leaning we would like a block fence gravel drive mulch beds pine straw hollies boxwood azaleas maple oak crape myrtle sod bermuda fescue clover weeds drain water sits along slope stone flagstone pavers steps walkway edging soil compost topsoil delivery yards pallets trees pruning stump removal spring fall lights irrigation shade garden dogs children pool shed garage neighbors property line county road please call morning weekend budget about two three hundred feet'.split(
    ' ',
  )

/** Some thirty words, others for each request. */
const wishesOf = (index: number): string =>
  Array.from(
    { length: 32 },
    (_, at) => wishWords[(index * 31 + at * (7 + (index % 13))) % wishWords.length],
  ).join(' ')

/** The next of them, which leaves the others for later. */
export function* someOf(people: Iterator<RowsOfPerson>, count: number): Generator<RowsOfPerson> {
  for (let taken = 0; taken < count; taken += 1) {
    const next = people.next()
    if (next.done === true) return
    yield next.value
  }
}
