import { pictures } from '#content/pictures.ts'
import type { Article } from './article.ts'

export const choosingPlants: Article = {
  slug: 'choosing-plants',
  title: 'How to Choose Plants for a North Georgia Yard',
  excerpt:
    'Eleven things to check before you buy, from the light on your lawn to the roots in the pot.',
  picture: pictures['articles/choosing-plants'],
  published: '2026-02-19',
  updated: '2026-11-20',
  intro: [
    'Most plants that die during their first year were perfectly healthy when they left the nursery. They went to the wrong place: too wet, too dark, too hot, or too close to the wall. Choosing well costs you an hour with a notebook and saves years of pulling things out again.',
    'This guide follows the order that we use ourselves, beginning with the property, continuing with the plant and ending at the pot. Take it with you to the nursery, together with a few photos of the area that you want to fill.',
  ],
  topics: [
    {
      heading: 'Watch the light for a day',
      paragraphs: [
        'Stand in the yard at nine, at noon, at three and at six, and record where the sun is falling. Six hours or more counts as full sun, three to six hours as part shade, and anything less as shade. Repeat the exercise in late spring, because trees in leaf change everything.',
        'The time of day matters as much as the total. Four hours of morning sun are ideal for a hydrangea, while the same four hours after lunch against a brick wall will scorch it before the Fourth of July. A western exposure is the hardest position in any Georgia garden, so give it something tough.',
      ],
    },
    {
      heading: 'Get to know your clay',
      paragraphs: [
        'Red clay is rich in minerals and holds water well, but its grains are so fine that they leave little room for air. Roots drown in it during a wet winter and bake in it during August. To find out how yours behaves, dig a hole a foot deep, fill it with water, let it drain, and fill it again.',
        'If an inch or more disappears every hour, most plants will be content. If water is still standing there the next morning, choose plants that enjoy wet conditions or build a raised bed. Never fill a hole in clay with bagged soil alone, because it collects water like a bucket.',
      ],
    },
    {
      heading: 'Test the soil before you feed it',
      paragraphs: [
        'The soil around Cumming is usually acid, which pleases azaleas, camellias and blueberries, while lawns and vegetables prefer it closer to neutral. Nobody can see the difference by looking at it, however experienced they are.',
        'The county Extension office accepts samples and returns the results from the university laboratory. Combine a dozen small scoops from one bed in a single bag, and label it with the plants that you intend to grow. The report recommends how much lime to add, or none at all, and it allows you to choose plants for the soil that you actually have.',
      ],
    },
    {
      heading: 'Use the zone map, but not blindly',
      paragraphs: [
        'The current federal map puts Cumming in zone 8a and the hills to the north in zone 7b. The number describes the lowest temperature of an average winter, and a plant that is labeled for zone 7 is safe in both areas.',
        'The map says nothing about summer, although a lavender that is hardy here in January can rot in the humid heat of July. Neither does it know your property, where cold air runs downhill like water and settles in the hollows. In a low place, buy as if you lived one zone farther north, and beside a sunny wall you can afford a small gamble.',
      ],
    },
    {
      heading: 'Follow the water',
      paragraphs: [
        'Put on your boots during the next heavy rain and observe where the water goes. You will find a place where it runs, another where it collects, and a third that remains dry under the eaves. Mark all three on your plan, since each of them requires different plants.',
        'River birch, sweetspire and Joe Pye weed enjoy the wet corner, while yucca, rosemary and juniper tolerate the dry strip along the wall. Where water moves fast, use plants with dense roots, such as switchgrass or fragrant sumac. If it is running toward the house, ask about drainage first and plant afterward.',
      ],
    },
    {
      heading: 'Believe the size on the tag',
      paragraphs: [
        'A holly in a three-gallon pot is as charming as a puppy, and it grows like one too. Read the mature width on the tag, divide it by two, and stay at least that far from the wall, the walk and the neighboring plant. The bed will look thin at first, so fill the gaps with annuals and mulch for a couple of summers.',
        'If you ignore the tag, you will be shearing that shrub for the rest of its life. Pruning can improve the shape of a plant, but it cannot make a twelve-foot holly happy at a height of four. There is almost always a compact variety that stops at four feet by itself.',
      ],
    },
    {
      heading: 'Place the trees first',
      paragraphs: [
        'Trees take the longest to mature and influence everything beneath them, so decide on them before you buy a single flower. To cool the house in summer, position a large one to the west or southwest, at least twenty feet away. For a small property, a redbud, a serviceberry or a Japanese maple offers the same pleasure on another scale.',
        'Look up before you dig, because a tree that will reach fifty feet does not belong under a power line. Look down as well: contact 811 at least three business days ahead, even for a hole dug by hand, and the utilities mark their buried lines at no cost. For digging with a machine, it is the law.',
      ],
    },
    {
      heading: 'Keep some green for winter',
      paragraphs: [
        'Walk around your neighborhood in January and notice which yards still look like gardens. Their structure comes from hollies, camellias, boxwoods or perhaps a magnolia. As a rule of thumb, about a third of your shrubs should be evergreen and visible from inside the house.',
        'The remaining two thirds are free to change with the seasons. Witch hazel flowers in February, oakleaf hydrangea offers peeling bark and crimson fall leaves, and beautyberry carries purple fruit in October. Distribute such highlights over the calendar, so that every month has something to look forward to.',
      ],
    },
    {
      heading: 'Prefer natives, avoid invaders',
      paragraphs: [
        'Plants that grew here long before the roads are adapted to our soil and our summers. Little bluestem, coneflower, native azalea and red maple need less watering than most exotic plants and support far more butterflies and birds. They behave well in a tidy border too, so you do not need a wild garden to use them.',
        'Some other popular plants are badly behaved. Bradford pear, Chinese privet, English ivy and kudzu escape from gardens into the woods and smother what is growing there. If you have inherited them, remove them piece by piece, and ask us for a replacement with a similar look and better manners.',
      ],
    },
    {
      heading: 'Think of deer, dogs and children',
      paragraphs: [
        'Deer are at home all over Forsyth County, and they are especially fond of hostas, daylilies and young fruit trees. Nothing is entirely safe when they are hungry, but they usually ignore boxwood, hellebores, ferns, rosemary and other plants with a strong scent or leathery leaves.',
        'Dogs wear a path along the fence, so give them that path and plant beside it. Where small children play, avoid oleander, foxglove and castor bean, which are poisonous, and keep anything thorny away from the gate. Tell us who uses the yard, and we will go through your list with that in mind.',
      ],
    },
    {
      heading: 'Buy the roots, not the flowers',
      paragraphs: [
        'A pot in full bloom sells itself, yet the most valuable part of the plant is underground. Ask whether you may slide it out of the container, and look for pale, firm roots that hold the soil together. Thick roots that circle the pot will continue to circle in your yard and may strangle the trunk years later.',
        'Prefer a stocky plant to a tall one, and buds to open flowers. Examine the undersides of the leaves for insects and the stems for wounds. On a tree, find the flare where the trunk widens into the roots. If it is buried, scrape the soil away until it appears, and plant the tree at that level.',
      ],
    },
  ],
  closing: [
    'Once your list is complete, consult the calendar. Fall is the best season to plant trees and shrubs in Georgia, because the soil is still warm and the roots continue to grow until Christmas. Spring is the second choice, and planting in summer requires a hose and a great deal of patience.',
    'If the list is still longer than the yard, come to the nursery with your sketch, and we will walk the rows together until both of them match.',
  ],
  seo: {
    title: 'How to Choose Plants for a North Georgia Yard',
    description:
      'Eleven checks before you buy: light, red clay, water, zone 8a winters, size, natives, deer and roots. A nursery guide for Cumming and north Georgia.',
  },
  relatedServices: ['plants-sod', 'landscaping-services', 'soil-mulch'],
}
