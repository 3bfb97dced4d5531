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
    'Evergreen grows, sells and plants in Cumming, Georgia. Out front is the nursery, with trees in rows and bins of stone and mulch. Behind it is the crew that takes them to your yard and sets them in place.',
    'Our work runs from Forsyth County to its neighbors. The ground there changes from one street to the next: dense red clay on the ridges, sand along the creeks, hard fill around new houses. We look at the soil before we talk about the plants.',
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
        text: 'The people you meet spend their days with plants, stone and water. They can name a weed from a photo and tell you why a hydrangea sulks. What they do not know, they look up before they answer.',
      },
      {
        title: 'Client-Centered Approach',
        text: 'We begin with how you use the yard: children, dogs, parking, the view from the kitchen sink. The drawing follows from that. If a smaller job would solve the problem, we tell you.',
      },
      {
        title: 'On-Time Delivery',
        text: 'You get a date for the material and a date for the crew. Rain moves both in this county, so we call the day before when the forecast turns. A load of soil never appears in your driveway by surprise.',
      },
      {
        title: 'Personalized Service',
        text: 'One person stays with your request from the first call to the final walk through the garden. You do not have to tell your story twice. That person also writes the care notes for the plants you chose.',
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
        text: 'We help people in north Georgia make yards that are a pleasure to live in and simple to keep. That means honest advice, healthy plants, and work that still looks right after a hard rain.',
      },
      {
        title: 'Vision',
        text: 'We would like to see neighborhoods with shade on the sidewalks, rain that soaks in where it falls, and birds in every hedge. Each garden we plant is one small piece of it.',
      },
    ],
  },
  {
    slug: 'values',
    title: 'Core Values',
    intro: 'Four habits that decide what we do when nobody is watching.',
    items: [
      {
        title: 'Passion',
        text: 'Most of us garden at home after gardening all day. We still stop to look when the first redbud opens in March. It shows in the questions we ask about your site.',
      },
      {
        title: 'Integrity',
        text: 'The quote lists what we will do and what we will not. When a plant is wrong for the spot, we say so, even if it is the one you came to buy. Mistakes of ours are ours to put right.',
      },
      {
        title: 'Sustainability',
        text: 'We prefer plants that live on local rain once they are rooted. Leaves and clippings go to compost and come back as soil. On slopes we hold the ground with roots and stone, so that mud stays out of the creeks that feed Lake Lanier.',
      },
      {
        title: 'Excellence',
        text: 'Good work sits below the surface: the gravel under the pavers, the slope of a drain, the width of a planting hole. We take the time for the parts that you will never see. They decide whether the rest lasts.',
      },
    ],
  },
  {
    slug: 'expertise',
    title: 'Areas of Expertise',
    intro: 'Three fields meet in every garden that works.',
    items: [
      {
        title: 'Plant Science',
        text: 'We read a site by its light, its soil and its frost pockets, then match plants to it. A soil test tells us how much lime or compost the clay needs. Guessing costs more than the test.',
      },
      {
        title: 'Water Management',
        text: 'Cumming gets more than fifty inches of rain in a usual year, often in short, heavy storms. We move the excess away from foundations with swales, drains and rain gardens. For dry spells we plan drip lines that wet the roots and not the street.',
      },
      {
        title: 'Climate Adaptation',
        text: 'Winters here are milder than they were, yet a late freeze in April can still burn new leaves. We choose plants that take heat, drought and the odd cold snap. Tender favorites go in pots that can move indoors.',
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
        text: 'You tell us what bothers you and what you would love to have. We walk the site with you, note the sun and the slope, and look for wet corners. Photos and rough measurements help before the visit.',
      },
      {
        title: 'Design',
        text: 'A plan follows, with plants and materials by name. We talk it over, and you strike out or swap what you like. The final version is the basis of your quote.',
      },
      {
        title: 'Implementation',
        text: 'First come the grading and the drains, then stone and soil, and the plants last. We have buried lines marked before any digging starts. At the end of each day the paths are swept and the tools put away.',
      },
      {
        title: 'Maintenance',
        text: 'You receive a calendar of what to water, feed and prune in the first year. If you would rather sit in the garden than work in it, our crew can come on a schedule. We check the ties and stakes of new trees so that nothing cuts into the bark.',
      },
    ],
  },
]

export const aboutCalls = [
  {
    title: 'Talk to us about your yard',
    text: 'Send a few lines or call during opening hours. A rough idea is enough to begin.',
    link: { label: 'Contact Us', href: '/contact' },
  },
  {
    title: 'Look through our designs',
    text: 'See how lawns, beds, stone and shade fit together in one garden.',
    link: { label: 'View Projects', href: '/projects' },
  },
] as const
