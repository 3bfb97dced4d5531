import { pictures } from '#content/pictures.ts'
import type { Article } from './article.ts'

export const landscapingGardening: Article = {
  slug: 'landscaping-gardening',
  title: 'Landscaping and Gardening Services, Explained',
  excerpt:
    'Eighteen kinds of work in a yard: what each one is, when you need it, and what to ask before you sign.',
  picture: pictures['articles/landscaping-gardening'],
  published: '2026-01-22',
  updated: '2026-11-20',
  intro: [
    'Landscaping creates a garden, and gardening maintains it. Between the two there are so many different trades that a quote can read like a foreign language, which is why this list explains them in plain words.',
    'You will not need all eighteen of them. Mark the ones that remind you of your own yard, and refer to them when you ask for a quote. They follow the order in which a new garden is usually built.',
  ],
  topics: [
    {
      heading: 'Garden design',
      paragraphs: [
        'A design is a plan to scale that shows what goes where, with every plant and material by name. It is worthwhile as soon as more than one thing changes at a time. Ask to see the mature size of each plant on the drawing, because moving a circle on paper is cheaper than moving a tree.',
      ],
    },
    {
      heading: 'Site clearing',
      paragraphs: [
        'Before anything new can come in, the old has to leave: brush, dead trees, buried rubble, and invasive plants such as ivy and privet. A careful crew protects whatever is worth keeping with a fence. Agree beforehand on what happens to the stumps and where the debris is taken.',
      ],
    },
    {
      heading: 'Grading',
      paragraphs: [
        'Grading shapes the ground so that water flows away from the house and the lawn can be mowed without scalping. A drop of about six inches over the first ten feet is the usual target. It happens early in the project, because heavy machines ruin whatever was finished before them.',
      ],
    },
    {
      heading: 'Drainage',
      paragraphs: [
        'Where grading is not sufficient, pipes and stone take over. French drains collect water below the ground, catch basins receive it at the surface, and dry wells let it soak in slowly. Always ask where the water will come out, since it may not be sent onto the property next door.',
      ],
    },
    {
      heading: 'Retaining walls',
      paragraphs: [
        'A retaining wall holds back a slope and creates level ground above and below it. What keeps it standing is out of sight: a compacted base, drainage stone behind the blocks, and a slight lean into the hill. Tall walls require an engineer and a permit, so ask the county before you begin.',
      ],
    },
    {
      heading: 'Patios and walkways',
      paragraphs: [
        'Pavers, flagstone or gravel turn a piece of lawn into an outdoor floor. Most of the labor goes into excavating and compacting the base in thin layers. If a bid seems unusually low, ask how deep that base will be, because on clay four inches under a walk and eight under cars are common.',
      ],
    },
    {
      heading: 'Irrigation',
      paragraphs: [
        'Spray heads and rotors cover the lawn, while drip lines supply the beds without wetting the leaves. A rain sensor prevents the system from running during a storm. Lawns and shrubs belong on separate zones, since they need very different amounts of water and at different times.',
      ],
    },
    {
      heading: 'Soil improvement',
      paragraphs: [
        'The construction of a house squeezes the air out of the clay and often removes the topsoil altogether. Loosening the ground and mixing in compost restores it gradually. Treat the entire bed instead of the individual planting holes, with about two inches of compost worked into the upper six inches.',
      ],
    },
    {
      heading: 'Tree planting',
      paragraphs: [
        'A tree should sit with its root flare at or slightly above the soil, in a hole two or three times as wide as the root ball. Ask whether the wire, burlap and straps around the top of the ball are cut away. Stakes are often unnecessary, and they should come off after one year.',
      ],
    },
    {
      heading: 'Shrub and hedge planting',
      paragraphs: [
        'Shrubs are the walls of a garden, and for a hedge the spacing decides everything. Plants that stand too close will compete with each other, and plants that stand too far apart take ten years to meet. A mixed screen of holly, tea olive and wax myrtle survives a pest that would empty a single row.',
      ],
    },
    {
      heading: 'Flower beds',
      paragraphs: [
        'A bed can be annual, with new color twice a year, or perennial, with plants that return by themselves, and most people want some of both. Around Cumming the annuals are changed out in early May and again in October, when pansies take over from the summer flowers.',
      ],
    },
    {
      heading: 'Sod laying',
      paragraphs: [
        'Sod is a finished lawn in rolls, grown on a farm and installed within a day or two of cutting. Bermuda and zoysia establish themselves during warm weather, while fescue does best from fall to spring. The soil underneath deserves the same preparation as a seeded lawn, followed by immediate watering.',
      ],
    },
    {
      heading: 'Seeding and aeration',
      paragraphs: [
        'Fescue becomes thinner every summer and needs additional seed in September. Aeration comes first: a machine removes finger-sized plugs, which opens the clay and gives the seed a protected place. Warm-season lawns are aerated in early summer, but they fill in without any seed.',
      ],
    },
    {
      heading: 'Lawn feeding and weed control',
      paragraphs: [
        'A good program lists dates, products and amounts for your particular kind of grass. The most useful treatment prevents crabgrass before it germinates, at about the time when forsythia is blooming. Ask what is in the tank, when children and pets may return to the lawn, and whether the plan is based on a soil test.',
      ],
    },
    {
      heading: 'Edging',
      paragraphs: [
        'An edge keeps the grass out of the beds and the mulch out of the grass. It may be a trench cut with a spade, a strip of steel or plastic, or a row of stone. A trench has to be renewed every spring, whereas a strip is permanent and should follow curves that a mower can manage.',
      ],
    },
    {
      heading: 'Mulching',
      paragraphs: [
        'After planting, the beds receive two to three inches of bark, wood or pine straw. Many homeowners have this repeated once a year, shortly before spring. Make sure that the quote includes weeding and states the depth of the layer, because depth is the easiest place to cut corners.',
      ],
    },
    {
      heading: 'Pruning',
      paragraphs: [
        'Pruning removes what is dead, crossing or in the way, and it guides the development of the rest. Skilled people make few cuts and know the proper month for every plant. Large limbs and anything near a power line are a matter for an insured arborist with ropes.',
      ],
    },
    {
      heading: 'Seasonal cleanup',
      paragraphs: [
        'Twice a year a garden needs a thorough tidying. In fall the leaves are removed from the lawn and the drains, and in spring the old stems are cut back and the edges renewed. A visit before Thanksgiving and another in March are sufficient for most properties, while wooded lots may require a third.',
      ],
    },
  ],
  closing: [
    'Whichever services you choose, get their scope in writing: what will be done, with which materials, in what quantity and depth, and who hauls away the debris. A clear agreement protects both sides.',
    'Our quote form asks which of our services you are interested in. Name everything that you marked above under Project Details, in your own words.',
  ],
  seo: {
    title: 'Landscaping and Gardening Services, Explained',
    description:
      'From grading and drainage to sod, pruning and fall cleanup: 18 landscaping and gardening services in plain words, and what to ask about each.',
  },
  relatedServices: [
    'landscaping-services',
    'hardscaping-materials',
    'irrigation-drainage-solutions',
    'lawncare-fertilization',
  ],
}
