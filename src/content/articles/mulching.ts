import { pictures } from '#content/pictures.ts'
import type { Article } from './article.ts'

export const mulching: Article = {
  slug: 'mulching',
  title: 'Five Benefits of Mulching Your Beds',
  excerpt:
    'What two or three inches of bark, wood or straw do for water, weeds, roots and red clay.',
  picture: pictures['articles/mulching'],
  published: '2026-04-09',
  updated: '2026-11-20',
  intro: [
    'Nobody rakes the ground bare in a forest, and nobody waters it either. Leaves and needles fall, decompose and fall again, and the soil underneath remains dark and loose. Mulch brings the same protective blanket into the garden.',
    'It also looks tidy, which is the reason most people buy it. The five benefits below last longer than the fresh color does, and each of them comes with a rule or two that keeps mulch from doing harm.',
  ],
  topics: [
    {
      heading: 'It keeps water in the ground',
      paragraphs: [
        'Sun and wind dry out bare clay within days and leave a crust that the next rain can hardly penetrate. A layer of mulch shades the surface and softens the impact of the drops, so that the water trickles in and stays there. You will water less often in July, and the plants will suffer less between one storm and the next.',
        'Two to three inches are enough, because a deeper layer absorbs light showers before they reach the roots. Water the bed thoroughly before you spread the mulch, since dry soil under a dry cover remains dry for a long time.',
      ],
    },
    {
      heading: 'It holds back weeds',
      paragraphs: [
        'Many weed seeds germinate only where light can reach them, so crabgrass and spurge remain dormant under a covered surface. The seeds that land on top of the mulch root in loose material and can be lifted out with two fingers.',
        'Mulch does not stop the weeds that are already established. Dig out bermuda runners, nutsedge and ivy first, because they push through any layer that you could carry. We rarely recommend fabric under wood mulch: within a few seasons new soil forms above it, and the next generation of weeds knits itself into the cloth. A fresh inch of mulch every spring works better.',
      ],
    },
    {
      heading: 'It evens out heat and cold',
      paragraphs: [
        'On an August afternoon, bare soil in full sun becomes uncomfortably hot to the touch. Under a layer of mulch the same soil stays many degrees cooler, and the fine roots near the surface continue to work. Azaleas, hydrangeas and blueberries benefit most of all, because nearly all of their roots are found there.',
        'In winter the same blanket works in the other direction. Cold weather arrives here in swings, with a mild week followed by a bitter night, and mulch prevents those changes from lifting small plants out of the clay. That is a good reason to cover new perennials before Thanksgiving.',
      ],
    },
    {
      heading: 'It feeds the soil from above',
      paragraphs: [
        'Wood, bark and straw gradually turn into humus, carried down into the ground by worms and fungi. Year after year the upper few inches of clay become darker and easier to dig, which no tiller can achieve without destroying the life in the soil.',
        'The speed depends on the material: shredded hardwood decomposes in about a year and pine bark nuggets in two or three, while pine straw needs a fresh layer every nine to twelve months. Leave fresh wood on the surface and do not dig it into a bed, where it would borrow nitrogen from the plants until it has rotted.',
      ],
    },
    {
      heading: 'It protects slopes and trunks',
      paragraphs: [
        'A summer storm can deliver an inch of rain within half an hour, and on a bare bank it carries the clay away. Pine needles and shredded bark lock together and slow the water down. On steeper ground, choose pine straw instead of nuggets, which simply float off to the neighbors.',
        'Around a tree, a ring of mulch keeps mowers away from the bark. Spread it wide and flat like a doughnut, and never heap it up against the trunk like a volcano. A heap keeps the bark wet, attracts voles, and encourages roots to circle the stem. Leave a few inches of open space with the root flare in plain view.',
      ],
    },
  ],
  closing: [
    'To calculate how much you need, multiply the length of the bed by its width in feet, then by the depth in inches, and divide the result by 324. The answer is in cubic yards, so a bed of 20 by 10 feet at three inches takes a little less than two of them.',
    'Early spring and late fall are the usual seasons for mulching, although any dry day will do. If you are uncertain which kind suits your slope, bring a photo with you, and we will lay out a handful of each for comparison.',
  ],
  seo: {
    title: 'Five Benefits of Mulching Your Garden Beds',
    description:
      'Mulch saves water, stops weeds, steadies soil heat, feeds red clay and holds slopes. How deep, which kind, and how much to buy in north Georgia.',
  },
  relatedServices: ['soil-mulch', 'landscaping-services', 'edging-borders'],
}
