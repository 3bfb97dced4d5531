import { landscapingGardening as picture } from '#content/pictures/articles.ts'
import type { Article } from './article.ts'

export const landscapingGardening: Article = {
  slug: 'landscaping-gardening',
  title: 'Landscaping and Gardening Services, Explained',
  excerpt:
    'Eighteen kinds of work in a yard: what each one is, when you need it, and what to ask before you sign.',
  picture,
  published: '2026-01-22',
  intro: [
    'Landscaping makes a garden, and gardening keeps it. Between the two lie a good many trades, and a quote can read like a foreign language. This list puts them into plain words.',
    'You will not need all of them. Mark the ones that sound like your yard, and use the marks when you ask for a quote. They are in the order in which a new garden is usually built.',
  ],
  topics: [
    {
      heading: 'Garden design',
      paragraphs: [
        'A design is a scaled plan of what goes where, with plants and materials by name. It pays off as soon as more than one thing changes at a time. Ask to see the mature size of each plant on paper. Moving a circle on a drawing is cheaper than moving a tree.',
      ],
    },
    {
      heading: 'Site clearing',
      paragraphs: [
        'Before anything new comes in, the old has to leave: brush, dead trees, buried rubble, invasive ivy and privet. Good crews keep what is worth keeping and fence it off. Agree in advance on stumps and on where the debris goes, as both surprise people later.',
      ],
    },
    {
      heading: 'Grading',
      paragraphs: [
        'Grading shapes the ground so that water flows away from the house and the lawn can be mown without scars. A fall of about six inches over the first ten feet is the common target. It comes early, because machines ruin whatever is finished before them.',
      ],
    },
    {
      heading: 'Drainage',
      paragraphs: [
        'Where grading is not enough, pipes and stone take over. French drains collect water below ground, catch basins swallow it at the surface, and dry wells let it soak in. Ask where the water will come out. It may not be sent onto the lot next door.',
      ],
    },
    {
      heading: 'Retaining walls',
      paragraphs: [
        'A wall holds a slope and makes level ground above and below it. What keeps it standing is out of sight: a compacted base, drain stone behind the blocks, and a slight lean into the hill. Tall walls need an engineer and a permit, so check with the county first.',
      ],
    },
    {
      heading: 'Patios and walkways',
      paragraphs: [
        'Pavers, flagstone and gravel turn lawn into floor. Most of the labor is digging and packing the base in thin layers. If a bid seems low, ask how deep the base will be. Four inches under a walk and six or more under cars are usual figures on clay.',
      ],
    },
    {
      heading: 'Irrigation',
      paragraphs: [
        'Spray heads and rotors cover lawns, while drip lines feed beds without wetting the leaves. A rain sensor keeps the system from running in a storm. Lawns and shrubs belong on separate zones, since one wants a soak while the other wants a sip.',
      ],
    },
    {
      heading: 'Soil improvement',
      paragraphs: [
        'Building a house squeezes the air out of clay and often removes the topsoil. Loosening the ground and mixing in compost gives it back. Do the whole bed and not just the holes. Three inches of compost worked into the top eight make a fair start.',
      ],
    },
    {
      heading: 'Tree planting',
      paragraphs: [
        'A tree should sit with its root flare at or just above the soil, in a hole two or three times as wide as the ball. Ask whether wire, burlap and straps are cut away at the top. Stakes, if needed at all, come off after one year.',
      ],
    },
    {
      heading: 'Shrub and hedge planting',
      paragraphs: [
        'Shrubs give a garden its walls. For a hedge, spacing decides everything: too close and the plants compete, too wide and you wait ten years. Mixed screens of holly, tea olive and wax myrtle survive a pest that would empty a single row.',
      ],
    },
    {
      heading: 'Flower beds',
      paragraphs: [
        'Beds can be annual, with new color twice a year, or perennial, with plants that return. Most people want some of each. Around Cumming the change of annuals falls in early May and again in October, when pansies take over from the summer flowers.',
      ],
    },
    {
      heading: 'Sod laying',
      paragraphs: [
        'Sod is a lawn by the roll, grown on a farm and laid within a day or two of cutting. Bermuda and zoysia take in warm weather, and fescue does best from fall to spring. Prepare the soil below as if you were sowing, then water at once.',
      ],
    },
    {
      heading: 'Seeding and aeration',
      paragraphs: [
        'Fescue thins every summer and asks for new seed in September. Aeration comes first: a machine pulls finger-sized plugs, which opens the clay and gives seed a place to hide. Warm-season lawns are aerated too, in early summer, but they fill in by themselves.',
      ],
    },
    {
      heading: 'Lawn feeding and weed control',
      paragraphs: [
        'A program names dates, products and amounts for your kind of grass. The most useful treatment stops crabgrass before it sprouts, about when forsythia blooms. Ask what is in the tank, when children and pets may return, and whether a soil test stands behind the plan.',
      ],
    },
    {
      heading: 'Edging',
      paragraphs: [
        'An edge keeps grass out of beds and mulch out of grass. It may be a trench cut with a spade, a strip of steel or plastic, or a row of stone. The trench has to be renewed each spring. The strip stays, so lay it in smooth curves that a mower can follow.',
      ],
    },
    {
      heading: 'Mulching',
      paragraphs: [
        'After planting, beds get two or three inches of bark, wood or pine straw. Many homeowners have this done once a year, just before spring. Make sure the quote includes weeding first and says how deep the layer will be, since depth is where corners get cut.',
      ],
    },
    {
      heading: 'Pruning',
      paragraphs: [
        'Pruning removes what is dead, crossing or in the way, and it guides the rest. Skilled people use few cuts and know the month for each plant. Large limbs and anything near a power line are work for an arborist with ropes and insurance.',
      ],
    },
    {
      heading: 'Seasonal cleanup',
      paragraphs: [
        'Twice a year a garden needs a broom. In fall the leaves come off the lawn and out of the drains; in spring old stems are cut and edges renewed. A visit before Thanksgiving and one in March cover most yards. Wooded lots may want a third.',
      ],
    },
  ],
  closing: [
    'Whichever of these you choose, get the scope in writing: what is done, with which materials, how deep, how many, and who hauls away the rest. A clear page protects both sides.',
    'Our quote form lists the services and the materials, so that you can tick what you marked above and add the details in your own words.',
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
