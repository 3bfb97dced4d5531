import { pictures } from '#content/pictures.ts'
import type { Article } from './article.ts'

export const plantCare: Article = {
  slug: 'plant-care',
  title: 'Five Spring Plant Care Tips',
  excerpt:
    'What to cut, feed, water and leave alone between the first warm day and the last frost.',
  picture: pictures['articles/plant-care'],
  published: '2026-03-12',
  updated: '2026-11-20',
  intro: [
    'Spring arrives three times in Cumming: with a warm week in February that deceives everybody, with the real thing in March, and once more after a cold night in April. The art is to do each job at its proper time, and not all of them on the first sunny Saturday.',
    'These five tips follow the season from late winter until May. They require nothing more than pruners, a hose, a rake and a certain amount of restraint.',
  ],
  topics: [
    {
      heading: 'Clean up late and lightly',
      paragraphs: [
        'Native bees and butterflies spend the winter in hollow stems and under fallen leaves, and a thorough cleanup in February sends them to the curb. Wait until the days have stayed near sixty degrees for a week or two. Then cut the old stems about a foot above the ground, and let the new growth hide what remains.',
        'Remove leaves from the lawn and from the crowns of perennials, where a wet layer causes rot, and leave the others under the shrubs as free mulch. Collect spotted rose and photinia leaves carefully and put them in the trash, because the disease waits on them for warmer weather.',
      ],
    },
    {
      heading: 'Prune by the time of bloom',
      paragraphs: [
        'One question settles most pruning: when does the plant flower? Shrubs that bloom before May, such as azalea and forsythia, formed their buds during the previous summer, and so did bigleaf hydrangea. If you cut them in March, you cut off the display, so prune them within a few weeks after the flowers have faded.',
        'Shrubs that bloom in summer produce their flowers on new wood. Crape myrtle, panicle hydrangea and butterfly bush can therefore be pruned in late winter while they are bare. Remove dead and crossing branches first, step back, and remember that a crape myrtle never needs to have its top chopped off.',
      ],
    },
    {
      heading: 'Feed the soil when roots wake up',
      paragraphs: [
        'Fertilizer that lies on cold soil washes into the nearest creek with the next storm. Wait for clear signs of growth, such as swelling buds or a bermuda lawn that is fully green. Fescue is the exception, because it receives its main feedings in the fall and only a light one in late winter.',
        'Let the results of a soil test choose the fertilizer for you. In ornamental beds, an inch of compost on the surface achieves as much as most granules and lasts longer. Shrubs that were planted last fall need only water this year, since heavy feeding produces the soft shoots that aphids adore.',
      ],
    },
    {
      heading: 'Water deeply, and less often than you think',
      paragraphs: [
        'A daily sprinkle keeps the roots near the surface, where the first hot week will damage them. Give established beds about an inch of water a week, including rain, in one or two thorough soakings. To check the moisture, push a screwdriver into the ground: if it slides in six inches, the soil is wet enough.',
        'Newly planted trees and shrubs are different, because their roots are still the size of the pot. Let a hose trickle at the base two or three times a week. The state allows sprinklers after four in the afternoon and before ten in the morning, and the morning is better because the leaves can dry before fungus develops.',
      ],
    },
    {
      heading: 'Watch for frost and for the first pests',
      paragraphs: [
        'In most years the last frost here is over by the middle of April, though not in all. Keep a few old sheets by the door, cover tender plants before sunset so that the cloth touches the ground, and remove it in the morning. Hold back tomatoes, peppers and basil until the nights remain above fifty degrees.',
        'Turn over a few leaves every week while you walk through the garden with your coffee. Lace bugs on azaleas, scale on hollies and aphids on roses are easy to control in April and difficult in June. A sharp jet of water or insecticidal soap is often sufficient, and it spares the ladybugs.',
      ],
    },
  ],
  closing: [
    'By the middle of May the busiest weeks are over, and whoever waited for the right moment has already done most of the work.',
    'If something in the garden puzzles you, bring us a leaf in a sealed plastic bag, because a remedy is easier to find once the problem has a name.',
  ],
  seo: {
    title: 'Five Spring Plant Care Tips for North Georgia',
    description:
      'When to clean up, prune, feed, water and guard against frost in Cumming and north Georgia: five spring tips from a local plant nursery.',
  },
  relatedServices: ['lawncare-fertilization', 'plants-sod', 'irrigation-drainage-solutions'],
}
