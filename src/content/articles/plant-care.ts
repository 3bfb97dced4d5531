import { plantCare as picture } from '#content/pictures/articles.ts'
import type { Article } from './article.ts'

export const plantCare: Article = {
  slug: 'plant-care',
  title: 'Five Spring Plant Care Tips',
  excerpt:
    'What to cut, feed, water and leave alone between the first warm day and the last frost.',
  picture,
  published: '2026-03-12',
  intro: [
    'Spring in Cumming starts three times. There is a warm week in February that fools everyone, a real one in March, and then a cold night in April. The trick is to do each job at its own time, and not all of them on the first sunny Saturday.',
    'These five tips follow the season from late winter to May. None of them needs more than pruners, a hose, a rake and some restraint.',
  ],
  topics: [
    {
      heading: 'Clean up late and lightly',
      paragraphs: [
        'Bees and butterflies sleep in hollow stems and under leaves. If you clear everything in February, you haul them to the curb. Wait until days stay near sixty degrees for a week or two, then cut old stems to a foot high and let new growth hide the stubs.',
        'Take leaves off the lawn and off the crowns of perennials, where a wet mat rots what is below. Leave the rest under shrubs as free mulch. Pick up spotted rose and photinia leaves with care and put them in the trash, for disease waits on them until the weather warms.',
      ],
    },
    {
      heading: 'Prune by the time of bloom',
      paragraphs: [
        'One question settles most pruning: when does it flower? Shrubs that bloom before May, such as azalea, forsythia and bigleaf hydrangea, set their buds last summer. Cut them in March and you cut off the show. Wait until the flowers fade, then prune within a few weeks.',
        'Shrubs that bloom in summer do so on new wood. Crape myrtle, panicle hydrangea and butterfly bush can be cut in late winter, while they are bare. Remove dead and crossing branches first and then step back. A crape myrtle never needs to have its top chopped off.',
      ],
    },
    {
      heading: 'Feed the soil when roots wake up',
      paragraphs: [
        'Fertilizer that lies on cold soil washes into the creek with the next storm. Wait for signs of growth: buds that swell, or a bermuda lawn that is at least half green. Fescue is the exception, as it takes its main meal in the fall and only a light one now.',
        'Let the soil test choose the bag. In beds, an inch of compost raked over the surface does as much as most granules and lasts longer. Shrubs planted last fall need nothing this year but water. Feeding them hard makes soft shoots that aphids adore.',
      ],
    },
    {
      heading: 'Water deeply, and less often than you think',
      paragraphs: [
        'A daily sprinkle keeps roots at the surface, where the first hot week kills them. Give established beds about an inch a week, rain included, in one or two long drinks. Push a screwdriver into the ground: if it slides in six inches, the soil is wet enough.',
        'New trees and shrubs are different. Their roots are still the size of the pot, so let a hose trickle at the base two or three times a week. Water before ten in the morning or after four in the afternoon, as the state rules for sprinklers ask. Early is better, because leaves dry by noon and fungus gets no chance.',
      ],
    },
    {
      heading: 'Watch for frost and for the first pests',
      paragraphs: [
        'The average last frost here falls near the middle of April, and an average means that some years are later. Keep old sheets by the door. Cover tender plants before sunset, let the cloth touch the ground, and take it off in the morning. Hold back tomatoes, peppers and basil until nights stay above fifty.',
        'Turn over a few leaves each week while you walk around with your coffee. Lace bugs on azaleas, scale on hollies and aphids on roses are easy to stop in April and hard in June. A sharp jet of water or insecticidal soap is often enough, and it spares the ladybugs.',
      ],
    },
  ],
  closing: [
    'By the middle of May the rush is over. If you did nothing but wait for the right moment, you have done well.',
    'Bring us a leaf in a sealed bag when something puzzles you. A name for the problem comes first, and a remedy second.',
  ],
  seo: {
    title: 'Five Spring Plant Care Tips for North Georgia',
    description:
      'When to clean up, prune, feed, water and guard against frost in Cumming and north Georgia: five spring tips from a local plant nursery.',
  },
  relatedServices: ['lawncare-fertilization', 'plants-sod', 'irrigation-drainage-solutions'],
}
