import { unwrap } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import { openForm } from '#usecases/quote-requests/form-token.ts'
import { requestQuote } from '#usecases/quote-requests/request-quote.ts'
import { saveClient } from '#usecases/quote-requests/save-client.ts'
import { type Person, personNamed } from './people.ts'
import { answerByEmail, bounceEmail } from './replies.ts'
import { askedForQuotes } from './quote-stories.ts'
import { olderStories } from './older-stories.ts'
import type { Season } from './season.ts'
import type { Staff } from './staff.ts'
import { stories } from './stories.ts'
import type { Happening, Story } from './story.ts'

/** Requests in every status, from the website and from colleagues, and the work on them. */
export function addRequests(season: Season, staff: Staff): void {
  for (const story of [...olderStories(), ...stories, ...askedForQuotes])
    addStory(season, staff, story)
}

function addStory(season: Season, staff: Staff, story: Story): void {
  const who = personNamed(story.who)
  let id = ''
  season.at(story.came, async () => {
    id = await arrive(season, staff, story, who)
  })
  for (const happening of story.after ?? []) {
    season.at(happening.at, async () => {
      if (happening.is === 'answer') return answerByEmail(season, id, who, happening.text)
      if (happening.is === 'bounce') return bounceEmail(season, id, who, happening.reason)
      await work(season, staff, id, happening)
    })
  }
}

async function arrive(season: Season, staff: Staff, story: Story, who: Person): Promise<string> {
  const { dependencies, desk } = season
  const { firstName, lastName, email, phone, ...place } = who
  const contact = { firstName, lastName, email, phone }
  const address = { ...place, addressType: 'Home' } as const
  const { by, services = [], text = '' } = story
  if (by === 'ruth' || by === 'june' || by === 'teo') {
    const typed = { ...contact, address, services, details: text }
    return desk.requests.addRequestByHand(typed, staff(by))
  }
  const opened = { ...dependencies, clock: { now: () => dependencies.clock.now() - 4 * minute } }
  const { clientId } = unwrap(
    await saveClient(dependencies)({
      contact,
      address,
      idempotencyKey: undefined,
      honeypot: by === 'machine' ? 'https://cheap-seo.example' : '',
      formToken: openForm(opened)(),
      shownConsent: null,
    }),
  )
  if (by === 'half the form') return clientId
  const catalog = await dependencies.catalog.services()
  const asked = await requestQuote(dependencies)({
    clientId,
    services: services.map((serviceId) => ({
      serviceId,
      materialIds: (catalog.find((service) => service.id === serviceId)?.materials ?? [])
        .slice(0, story.materials ?? 1)
        .map((material) => material.id),
      address,
    })),
    projectDetails: text,
    additionalNotes: '',
    estimates: story.estimates ?? [],
    photographIds: [],
    preferences: {},
  })
  unwrap(asked)
  return clientId
}

async function work(
  { desk, dateIn }: Season,
  staff: Staff,
  id: string,
  happening: Happening,
): Promise<void> {
  const by = staff(happening.by)
  const change = (to: Parameters<typeof desk.requests.changeRequests>[0][number]['change']) =>
    desk.requests.changeRequests([{ id, change: to, seen: null }], by)
  const done = await (() => {
    switch (happening.is) {
      case 'reply':
        return desk.requests.replyToRequest(id, happening, by)
      case 'note':
        return desk.requests.addNote(id, happening.text, by)
      case 'call': {
        const { outcome, text = '', followUpIn } = happening
        const followUpOn = followUpIn === undefined ? null : dateIn(followUpIn)
        return desk.requests.logCall(id, { outcome, text, followUpOn }, by)
      }
      case 'status':
        return change({ is: 'status', to: happening.to, reason: happening.reason ?? null })
      case 'follow-up':
        return change({ is: 'follow-up', on: dateIn(happening.in), note: happening.note })
      case 'assign':
        return change({ is: 'assign', to: staff(happening.to).id })
      case 'seen':
        return change({ is: 'replied', at: null })
    }
  })()
  if (!done.ok) throw new Error(`${happening.is}: ${JSON.stringify(done.error)}`)
}
