import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { partSize } from '#domain/photographs/photograph.ts'
import type { VisitKind } from '#domain/visits/visit.ts'
import { uploadPhotograph } from '#usecases/photographs/upload-photograph.ts'
import { personNamed } from './people.ts'
import type { Moment, Season } from './season.ts'
import type { Colleague, Staff } from './staff.ts'

/** A stop of the sample schedule. */
interface SampleVisit {
  readonly who: string
  readonly set: Moment
  /** Days from the last day of the season. */
  readonly inDays: number
  readonly from: string
  readonly to: string
  readonly kind: VisitKind
  readonly goes: Colleague | null
  readonly about: string
  readonly truck?: string
  readonly note?: string
  /** Whether the customer was emailed. */
  readonly isAnnounced?: boolean
  readonly done?: { readonly at: Moment; readonly note: string; readonly minutes: number }
  /** Photographs that the customer sent with the request, and those a colleague took on site. */
  readonly sent?: readonly Picture[]
  readonly brought?: readonly Picture[]
}

/** A picture of the site as a sample photograph, with its caption. */
type Picture = readonly [file: string, caption: string]

const pictures = path.join(import.meta.dirname, '../../media/masters')

const visits: readonly SampleVisit[] = [
  {
    who: 'Marisol Whitaker',
    set: [9, '10:40'],
    inDays: -6,
    from: '09:00',
    to: '10:00',
    kind: 'estimate-visit',
    goes: 'ruth',
    about: 'block wall, drain behind it',
    note: 'The gate is 42 in wide',
    isAnnounced: true,
    done: { at: [6, '09:55'], note: 'Falls 38 in over 12 ft, red clay', minutes: 50 },
    sent: [['projects-landscaping/hillside-terraces', 'From the patio']],
    brought: [
      ['hardscaping/concrete-blocks', 'The block they like'],
      ['drainage/french-drains', ''],
    ],
  },
  {
    who: 'Curtis Boone',
    set: [3, '09:10'],
    inDays: 0,
    from: '08:00',
    to: '09:00',
    kind: 'delivery',
    goes: 'teo',
    about: 'pine straw, 120 bales',
    truck: 'Truck 2',
    note: 'Left side of the garage',
    isAnnounced: true,
    done: { at: [0, '08:40'], note: '', minutes: 35 },
  },
  {
    who: 'Adele Varga',
    set: [10, '09:05'],
    inDays: 0,
    from: '13:00',
    to: '14:00',
    kind: 'estimate-visit',
    goes: 'ruth',
    about: 'French drain',
    note: 'Meet at the back gate',
    isAnnounced: true,
    sent: [['drainage/catch-basins', 'Where the water stands']],
  },
  {
    who: 'Kim Estrada',
    set: [5, '11:20'],
    inDays: 0,
    from: '15:30',
    to: '16:30',
    kind: 'delivery',
    goes: 'teo',
    about: 'hardwood mulch, 6 yards',
    truck: 'Truck 2',
    note: 'Tarp on the drive, not the lawn',
    isAnnounced: true,
    sent: [
      ['projects-mulch/mulched-foundation-beds', 'The front beds'],
      ['projects-mulch/tree-rings', 'And around both trees'],
    ],
  },
  {
    who: 'Lorraine Pickett',
    set: [2, '16:30'],
    inDays: 1,
    from: '09:00',
    to: '10:30',
    kind: 'estimate-visit',
    goes: null,
    about: 'hedge along the road',
  },
  {
    who: 'Priya Raman',
    set: [4, '10:00'],
    inDays: 2,
    from: '08:00',
    to: '16:00',
    kind: 'work-start',
    goes: 'june',
    about: 'patio, day 1 of 4',
    truck: 'Truck 1',
    note: 'Two dogs. Ring before you open the side gate.',
    isAnnounced: true,
  },
]

/** The schedule around the last day, with photographs of some places. */
export function addVisits(season: Season, staff: Staff): void {
  for (const visit of visits) addVisit(season, staff, visit)
}

function addVisit(season: Season, staff: Staff, visit: SampleVisit): void {
  const { desk, dependencies } = season
  const { firstName, lastName, email, phone, ...address } = personNamed(visit.who)
  const { kind, about, truck = '', note = '', isAnnounced = false, done } = visit
  const goes = () => staff(visit.goes ?? 'ruth')
  let id = ''
  season.at(visit.set, async () => {
    const [asked] = (await desk.requests.searchRequests(email)).rows
    const requestId = asked?.lead.id ?? null
    const name = `${firstName} ${lastName}`
    const assignedTo = visit.goes === null ? null : staff(visit.goes).id
    const set = await desk.visits.setVisit(
      {
        facts: { kind, name, phone, email, address, about, truck, note, assignedTo },
        window: { date: season.dateIn(visit.inDays), start: visit.from, end: visit.to },
        email: { isWanted: isAnnounced, message: '' },
        accepted: ['past'],
      },
      requestId === null ? { is: 'nobody-known' } : { is: 'request', id: requestId },
      staff('ruth'),
    )
    if (!set.ok) throw new Error(`${visit.who}: ${JSON.stringify(set.error)}`)
    ;({ id } = set.value)
    if (requestId === null) return
    const sent = await uploaded(season, visit.sent ?? [])
    const actor = { by: null, at: dependencies.clock.now() }
    if (sent.length === 0) return
    await dependencies.photographs.add({ is: 'request', id: requestId }, sent, actor)
    const change = { is: 'replied', at: null } as const
    await desk.requests.changeRequests([{ id: requestId, change, seen: null }], staff('ruth'))
  })
  if (done === undefined) return
  season.at(done.at, async () => {
    const step = { is: 'done', note: done.note, minutes: done.minutes } as const
    await desk.visits.stepOnVisit(id, { step, seen: null }, goes())
    const brought = await uploaded(season, visit.brought ?? [])
    await desk.photographs.addPhotographs({ is: 'visit', id }, brought, goes())
  })
}

/** Uploads pictures in parts, like a browser; returns their ids. */
async function uploaded(
  { dependencies }: Season,
  some: readonly Picture[],
): Promise<readonly string[]> {
  const upload = uploadPhotograph(dependencies)
  const ids: string[] = []
  for (const [file, caption] of some) {
    const id = randomBytes(16).toString('hex')
    const bytes = await readFile(path.join(pictures, `${file}.webp`))
    await upload.begin(id, bytes.length, caption)
    for (let part = 0; part * partSize < bytes.length; part += 1) {
      await upload.put(id, part, bytes.subarray(part * partSize, (part + 1) * partSize))
    }
    ids.push(id)
  }
  return ids
}
