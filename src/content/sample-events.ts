import type { Party } from '#domain/bookings/party.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { hour, type Instant } from '#domain/time.ts'
import { company } from './company.ts'
import { companyAddress } from './contact-details.ts'
import { fallbackWidths } from '#domain/picture-widths.ts'
import type { Picture } from './picture.ts'
import { pictures } from '#content/pictures.ts'
import { startOf, startThisMonth } from './sample-event-dates.ts'
import { contactFields, partyFields, workshopFields } from './sample-event-fields.ts'

/** A sample event of a new site, with the parties that fill its seats. */
export interface SampleEvent {
  readonly event: GardenEvent
  /** Each becomes a confirmed booking under an address of our own. */
  readonly booked: readonly Party[]
}

/**
 * The address of a photograph in an event; none before its file is made.
 *
 * @internal Exported for its test.
 */
export function imagesOf(picture: Picture): readonly string[] {
  const widest = fallbackWidths(picture.widths).at(-1)
  return picture.base === null || widest === undefined ? [] : [`${picture.base}-${widest}.webp`]
}

/** So many adults in parties of four, with a smaller party for the rest. */
function parties(adults: number): readonly Party[] {
  const fours = Array.from({ length: Math.floor(adults / 4) }, () => ({ adults: 4, children: 0 }))
  const rest = adults % 4
  return rest === 0 ? fours : [...fours, { adults: rest, children: 0 }]
}

/** Six events from a few hours to six weeks from now, three of them in this month if possible. */
export function sampleEvents(now: Instant, tenant: string): readonly SampleEvent[] {
  const zone = company.timeZone

  function event(
    slug: string,
    start: Instant,
    hours: number,
    details: Partial<GardenEvent> & Pick<GardenEvent, 'name' | 'description'>,
  ): GardenEvent {
    return {
      id: `sample-${slug}`,
      publicId: slug,
      tenant,
      start,
      end: start + hours * hour,
      timeZone: zone,
      kind: 'free',
      priceCents: null,
      images: [],
      videos: [],
      venueAddress: companyAddress(company),
      hostedBy: company.name,
      guests: [],
      perks: [],
      capacity: null,
      partyLimit: null,
      raffle: null,
      formFields: [...contactFields, ...partyFields],
      cancelled: false,
      ...details,
    }
  }

  return [
    {
      event: event('bonsai-evening', startThisMonth({ inDays: 0, time: '18:30' }, now, zone), 2, {
        name: 'Bonsai Evening',
        description: `Sit down with a young juniper and a pair of shears, and learn the three cuts that decide how a bonsai grows. We look at where to shorten a branch, how to wire one without scarring the bark, and how to tell from the weight of the pot that it needs water.

The benches are small, so we keep the group to twenty.`,
        images: imagesOf(pictures['events/bonsai-evening']),
        perks: ['Shears and wire to use', 'Hot tea'],
        capacity: 20,
      }),
      booked: parties(18),
    },
    {
      event: event(
        'container-garden-workshop',
        startThisMonth({ inDays: 3, time: '10:00' }, now, zone),
        2.5,
        {
          name: 'Container Garden Workshop',
          description: `A porch or a balcony is enough for a garden that looks good all year. In this workshop you plan one pot from the bottom up and see each step done on the bench.

First comes the pot: why a 14-inch one is easier to keep alive than an 8-inch one, what terracotta does that glazed clay does not, and how many holes it needs. Then the mix: potting soil instead of garden soil, about a third pine bark fines for air, and a slow-release feed that lasts three months.

After a short break we put plants together. You will learn to pair one tall plant with two that fill and one that spills over the rim, and to check that all of them want the same light. We talk about plants that take a Georgia summer on a hot porch, about those that stay green through our winters, and about herbs that do well next to flowers.

We end with water, because that is what most pots die of. You will practice the finger test, find out why a saucer should not stay full, and hear how to keep pots going through a week away. Bring a photo of the spot you have in mind, and we will help you choose for it.`,
          images: imagesOf(pictures['events/container-garden-workshop']),
          perks: ['Potting mix samples', 'Printed planting plan', 'Free parking'],
          capacity: 24,
          formFields: workshopFields,
        },
      ),
      booked: parties(5),
    },
    {
      event: event('pruning-class', startThisMonth({ inDays: 8, time: '14:00' }, now, zone), 3, {
        name: 'Hands-on Pruning Class',
        description: `Learn to prune on real shrubs in our display beds. You will find the node above which a cut heals, thin a crowded holly from the inside out, and see why topping a crape myrtle weakens it. We also sort common shrubs by the wood they bloom on, so you know which ones to cut right after flowering and which ones to leave until late winter.

Wear closed shoes. We have gloves in all sizes.`,
        kind: 'paid',
        priceCents: 2500,
        images: imagesOf(pictures['events/pruning-class']),
        perks: ['Hand pruners to use', 'Pruning calendar for north Georgia'],
        capacity: 16,
      }),
      booked: [],
    },
    {
      event: event('rain-garden-walk', startOf({ inDays: 15, time: '09:00' }, now, zone), 1.5, {
        name: 'Rain Garden Walk',
        description: `Follow the water from our greenhouse roof to the planted hollow that soaks it up. On the way we measure a slope with a string level, test how fast clay drains with a one-foot hole, and look at the sedges and river rock that keep the bottom from washing out.

The path is gravel and mostly flat.`,
        images: imagesOf(pictures['events/rain-garden-walk']),
        perks: ['Sizing worksheet to take home'],
        capacity: 12,
      }),
      booked: parties(12),
    },
    {
      event: event('nursery-open-day', startOf({ inDays: 24, time: '09:00' }, now, zone), 7, {
        name: 'Nursery Open Day and Plant Sale',
        description: `Every table is out, from groundcovers in flats to trees in 15-gallon pots. Our growers are at the tables all day to talk about light, soil and spacing. Bring the measurements of your bed, and we will work out with you how many plants it takes.

There is room to load by the barn, and we hold your plants while you fetch the car.`,
        images: imagesOf(pictures['events/spring-plant-sale']),
        perks: ['Loading help', 'Free soil pH test: bring a cup of soil'],
        capacity: 300,
        raffle: {
          gifts: imagesOf(pictures['events/container-garden-workshop']),
          description:
            'Each registered guest gets one ticket at the gate. We draw the winners of three planted terracotta pots at 3 PM.',
          winners: [],
        },
      }),
      booked: parties(41),
    },
    {
      event: event('seed-swap', startOf({ inDays: 38, time: '13:00' }, now, 'America/Chicago'), 3, {
        name: 'Seed Swap on the Road',
        description: `We load the truck with labeled jars and drive across the state line to trade seeds with gardeners in east Alabama. Bring what you saved, in packets marked with the name and the year. If you have none yet, come anyway and start with ours.

At the sorting table we show how to tell ripe seed from chaff, and how a jar with a spoon of dry rice keeps it good for years.`,
        timeZone: 'America/Chicago',
        images: imagesOf(pictures['events/seed-swap']),
        venueAddress: 'Auburn, AL 36830',
        perks: ['Empty packets and labels'],
      }),
      booked: parties(7),
    },
  ]
}
