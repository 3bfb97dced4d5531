import { pictures } from '#content/pictures.ts'
import type { Service } from './service.ts'
import { decorativeStones } from './stones-decorative.ts'
import { gravels } from './stones-gravel.ts'
import { pavingStones } from './stones-paving.ts'

export const stoneAggregates: Service = {
  slug: 'stone-aggregates',
  name: 'Stone & Aggregates',
  summary:
    'Twenty kinds of gravel, paving and decorative stone, from driveway base to polished beach pebbles.',
  promise:
    'The right size of stone for the job it has to do. A figure to order by for each of the twenty.',
  picture: pictures['services/stone-aggregates'],
  sections: [
    {
      slug: 'gravel',
      title: 'Gravel & Base Stone',
      intro:
        'Angular stone locks and carries weight, while rounded stone drains and feels pleasant to walk on. Dust in the mix lets it pack hard; washed stone lets water through.',
      isBulk: true,
      items: gravels,
    },
    {
      slug: 'paving',
      title: 'Flagstone & Pavers',
      intro:
        'Every paved surface is only as good as the layers below it. On our clay, plan for 4 inches of compacted stone under a walk and 8 inches under a driveway.',
      isBulk: true,
      items: pavingStones,
    },
    {
      slug: 'decorative',
      title: 'Decorative Stone & Boulders',
      intro:
        'Stone groundcover neither fades nor needs replacing each year. Put fabric beneath it, frame it with an edging and keep it clear of falling leaves.',
      isBulk: true,
      items: decorativeStones,
    },
  ],
  questions: [
    {
      question: 'How many tons of gravel do I need?',
      answer:
        'Multiply the length by the width in feet to get the area, then divide by 100 for a layer of 2 inches or by 50 for a layer of 4 inches. The result is tons, and an additional 10 percent covers settling.',
    },
    {
      question: 'Which stone is suitable for a driveway?',
      answer:
        'Use two layers. Six inches of compacted crusher run carries the load, and 2 inches of #57 gravel on top keeps tires out of the dust. Pea gravel is a poor choice there because it rolls.',
    },
    {
      question: 'Do I need fabric under stone?',
      answer:
        'Under decorative stone and riprap, yes, because otherwise the rock slowly sinks into wet clay. Beneath a compacted driveway base a woven, stronger fabric is the better product.',
    },
  ],
  title: 'Stone, Gravel & Pavers in Cumming, GA | Evergreen',
  description:
    'Gravel, crusher run, flagstone, pavers, river rock, boulders and more near Cumming, GA, with sizes, uses and figures to order by.',
}
