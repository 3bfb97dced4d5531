import { nurseryRows } from '#content/pictures/about.ts'
import type { Point } from './home.ts'

/** A titled part of the About page with its named items. */
export interface AboutSection {
  readonly slug: string
  readonly title: string
  readonly intro: string
  readonly items: readonly Point[]
}

export const aboutIntro = {
  heading: 'A nursery that builds gardens',
  paragraphs: [
    'Evergreen is a plant nursery and a landscaping company on the same piece of land in Cumming, Georgia. The trees stand in rows out front beside the bins of stone and mulch, and the crew that delivers and plants them works right behind.',
    'We work across Forsyth County and in the neighboring towns, where the ground changes from one street to the next. There is dense red clay on the ridges, sand along the creeks and compacted fill around new houses, so we look at the soil before we recommend a single plant.',
  ],
  picture: nurseryRows,
} as const

export const aboutSections: readonly AboutSection[] = [
  {
    slug: 'trust',
    title: 'Why People Trust Us',
    intro: 'Trust in this trade is earned one small promise at a time.',
    items: [
      {
        title: 'Expert Team',
        text: 'The people you meet here spend their days with plants, stone and water, and they can usually identify a weed or a disease from a photo. When they are not certain, they look it up before they answer instead of guessing.',
      },
      {
        title: 'Client-Centered Approach',
        text: 'We begin with the way you use the yard: where the children play, where the cars turn, and what you see from the kitchen window. The drawing follows from those answers. If a smaller job would solve the problem, we recommend the smaller job.',
      },
      {
        title: 'On-Time Delivery',
        text: 'You receive one date for the material and another for the crew, so a load of soil never appears in your driveway by surprise. Rain can move both dates in this county, and we call the day before when the forecast turns against us.',
      },
      {
        title: 'Personalized Service',
        text: 'One person stays with your request from the first conversation to the final walk through the garden, so you never have to tell your story twice. The same person prepares written care notes for every kind of plant you have chosen.',
      },
    ],
  },
  {
    slug: 'mission-vision',
    title: 'Mission and Vision',
    intro: 'Why we open the gate in the morning, and where the road should lead.',
    items: [
      {
        title: 'Mission',
        text: 'We help people in north Georgia create yards that are a pleasure to live in and simple to maintain. For us that means honest advice, healthy plants, and construction that still looks right after a summer of heavy storms.',
      },
      {
        title: 'Vision',
        text: 'We would like to see neighborhoods with shade on the sidewalks, rain that soaks in where it falls, and songbirds in every hedge. Each garden we plant is one small contribution to that picture.',
      },
    ],
  },
  {
    slug: 'values',
    title: 'Core Values',
    intro: 'Four principles that guide us on the days when nobody is watching.',
    items: [
      {
        title: 'Passion',
        text: 'Most of us go home after a day of gardening and continue in our own yards until it is dark. That enthusiasm shows in the questions we ask about your site, and in the time we take to answer yours.',
      },
      {
        title: 'Integrity',
        text: 'Our quotes list what we will do and, just as clearly, what is not included. When a plant is wrong for the location we say so, even if it is the very one you came to buy. Any mistake of ours is ours to correct.',
      },
      {
        title: 'Sustainability',
        text: 'We prefer plants that can live on local rainfall once their roots are established, and we return leaves and clippings to the soil as compost. On slopes we hold the ground with roots and stone, which keeps muddy water out of the creeks that feed Lake Lanier.',
      },
      {
        title: 'Excellence',
        text: 'Good work is mostly hidden below the surface: the gravel under the pavers, the pitch of a drain, the width of a planting hole. We take our time over the parts that you will never see, because they decide how long the visible parts will last.',
      },
    ],
  },
  {
    slug: 'expertise',
    title: 'Areas of Expertise',
    intro: 'Three fields of knowledge come together in every successful garden.',
    items: [
      {
        title: 'Plant Science',
        text: 'We read a property by its light, its soil and its frost pockets, and then match each plant to the conditions it prefers. A laboratory soil test tells us how much lime or compost the clay requires, so that nobody has to guess.',
      },
      {
        title: 'Water Management',
        text: 'Cumming receives more than fifty inches of rain in a typical year, and much of it arrives in short, violent storms. We lead the excess away from foundations with swales, drains and rain gardens. For the dry weeks we plan drip irrigation that waters the roots and not the street.',
      },
      {
        title: 'Climate Adaptation',
        text: 'Winters here are milder than they used to be, yet a late freeze in April can still burn the new leaves of a maple. We favor plants that tolerate heat, drought and an occasional cold snap, and we keep tender favorites in containers that can move indoors.',
      },
    ],
  },
  {
    slug: 'process',
    title: 'Process',
    intro: 'Four steps, and you can stop after any of them.',
    items: [
      {
        title: 'Consultation',
        text: 'You tell us what bothers you about the yard and what you would love to have there instead. We walk the property with you, observe the sun and the slope, and look for the corners that stay wet. Photos and rough measurements are helpful before the visit.',
      },
      {
        title: 'Design',
        text: 'We prepare a plan that shows every plant and material by name, and we go through it with you line by line. Whatever you strike out or exchange is revised before the plan becomes the basis of your quote.',
      },
      {
        title: 'Implementation',
        text: 'Grading and drainage come first, then stone and soil, and the plants go in at the very end. Buried utility lines are marked before any digging begins, and at the end of each day the paths are swept and the tools put away.',
      },
      {
        title: 'Maintenance',
        text: 'You receive a calendar that explains what to water, feed and prune during the first year. If you would rather sit in the garden than work in it, our crew can visit on a regular schedule and keep an eye on the young trees as they settle in.',
      },
    ],
  },
]

export const aboutCalls = [
  {
    title: 'Talk to us about your yard',
    text: 'Send us a few lines or call during opening hours, because even a rough idea is enough to begin a conversation.',
    link: { label: 'Contact Us', href: '/contact' },
  },
  {
    title: 'Look through our designs',
    text: 'Explore a gallery of garden designs that shows how lawns, borders, stone and shade can fit together.',
    link: { label: 'View Projects', href: '/projects' },
  },
] as const
