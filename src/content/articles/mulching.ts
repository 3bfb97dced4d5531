import { mulching as picture } from '#content/pictures/articles.ts'
import type { Article } from './article.ts'

export const mulching: Article = {
  slug: 'mulching',
  title: 'Five Benefits of Mulching Your Beds',
  excerpt:
    'What two or three inches of bark, wood or straw do for water, weeds, roots and red clay.',
  picture,
  published: '2026-04-09',
  intro: [
    'In the woods nobody rakes the ground bare, and nobody waters it either. Leaves and needles fall, rot and fall again, and the soil below stays dark and loose. Mulch brings that blanket into the garden.',
    'It also looks tidy, which is why most people buy it. The five benefits below last longer than the fresh color, and they come with the few rules that make mulch help instead of harm.',
  ],
  topics: [
    {
      heading: 'It keeps water in the ground',
      paragraphs: [
        'Sun and wind dry bare clay within days and leave a crust that the next rain cannot enter. A layer of mulch shades the surface and breaks the fall of the drops, so that water trickles in and stays. In July you will water less often, and the plants will show less stress in between.',
        'Two to three inches are enough. More than that soaks up light showers before they reach the roots. Water the bed well before you spread the mulch, since a dry bed under a dry blanket stays dry for a long time.',
      ],
    },
    {
      heading: 'It holds back weeds',
      paragraphs: [
        'Many weed seeds sprout only where light reaches them. Cover the soil, and crabgrass and spurge stay asleep below. Those that land on top root in loose bits of bark and come out with two fingers.',
        'Mulch does not stop what is already growing. Pull or dig out bermuda runners, nutsedge and ivy first, because they push through any layer you can carry. We rarely use fabric under wood mulch: soil forms above it within a few seasons, and the next weeds knit themselves into the cloth. A fresh inch each spring works better.',
      ],
    },
    {
      heading: 'It evens out heat and cold',
      paragraphs: [
        'Bare soil in full sun can feel hot to the hand on an August afternoon. Under mulch the same soil stays many degrees cooler, and the fine roots near the surface keep working. Azaleas, hydrangeas and blueberries have nearly all of theirs there, so they gain the most.',
        'In winter the blanket works the other way. Our cold comes in swings, with a mild week and then a hard night. Mulch slows those changes and keeps frost from lifting small plants out of the clay. Tuck in new perennials before Thanksgiving for that reason.',
      ],
    },
    {
      heading: 'It feeds the soil from above',
      paragraphs: [
        'Wood, bark and straw turn into humus, pulled down by worms and fungi. Year after year the top few inches of clay grow darker and easier to dig. No tiller can do that without breaking what lives there.',
        'How fast it goes depends on the kind. Shredded hardwood breaks down in a year or so, pine bark nuggets in two or three. Pine straw lies between them and is a favorite under acid lovers. Do not dig fresh wood into a bed, where it would borrow nitrogen from the plants. On the surface it does no such thing.',
      ],
    },
    {
      heading: 'It protects slopes and trunks',
      paragraphs: [
        'A summer storm can drop an inch of rain in half an hour, and on a bare bank the clay leaves with it. Needles and shredded bark lock together and slow that water down. On steeper ground, choose pine straw over nuggets, which float off to your neighbor.',
        'Around trees, a ring of mulch keeps mowers away from the bark. Spread it wide and flat, like a doughnut and not like a volcano. Mulch that is heaped against a trunk keeps the bark wet, invites rot and voles, and draws roots up where they circle. Leave a hand of open space, with the root flare in plain view.',
      ],
    },
  ],
  closing: [
    'To know how much to buy, multiply the length of the bed by its width in feet, then by the depth in inches, and divide by 324. The answer is in cubic yards. A bed of 20 by 10 feet at three inches takes not quite two of them.',
    'Early spring and late fall are the usual seasons, but any dry day will do. If you are not sure which kind suits your slope, bring a photo, and we will spread a handful of each for you to compare.',
  ],
  seo: {
    title: 'Five Benefits of Mulching Your Garden Beds',
    description:
      'Mulch saves water, stops weeds, steadies soil heat, feeds red clay and holds slopes. How deep, which kind, and how much to buy in north Georgia.',
  },
  relatedServices: ['soil-mulch', 'landscaping-services', 'edging-borders'],
}
