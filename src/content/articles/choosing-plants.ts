import { choosingPlants as picture } from '#content/pictures/articles.ts'
import type { Article } from './article.ts'

export const choosingPlants: Article = {
  slug: 'choosing-plants',
  title: 'How to Choose Plants for a North Georgia Yard',
  excerpt:
    'Eleven things to check before you buy, from the light on your lawn to the roots in the pot.',
  picture,
  published: '2026-02-19',
  intro: [
    'Most plants that die in their first year were healthy when they left the nursery. They went to the wrong place: too wet, too dark, too hot, or too close to the wall. Choosing well costs an hour with a notebook and saves years of pulling things out again.',
    'This guide follows the order we use ourselves. It starts with the site, goes on to the plant, and ends at the pot. Take it along to the nursery, and bring a few photos of the spot you want to fill.',
  ],
  topics: [
    {
      heading: 'Watch the light for a day',
      paragraphs: [
        'Stand in the yard at nine, at noon, at three and at six, and write down where the sun falls. Six hours or more is full sun. Three to six is part shade, and less than three is shade. Do it in late spring if you can, because trees in leaf change everything.',
        'Mind the hour as well as the count. Four hours of morning sun suit a hydrangea. The same four hours after lunch, against brick, will scorch it by the Fourth of July. A west wall is the hardest spot in any Georgia garden, so give it something tough.',
      ],
    },
    {
      heading: 'Get to know your clay',
      paragraphs: [
        'Red clay is rich in minerals and holds water well. Its trouble is air: the grains are so fine that roots drown in winter and bake in August. Dig a hole a foot deep, fill it with water, and let it drain. Fill it again and look at the clock.',
        'If an inch or more sinks away each hour, most plants will be content. If water still stands there the next morning, choose plants that like wet feet, or raise the bed. Never fill a hole in clay with bagged soil alone, or it turns into a bucket.',
      ],
    },
    {
      heading: 'Test the soil before you feed it',
      paragraphs: [
        'The ground around Cumming tends to be acid, which pleases azaleas, camellias and blueberries. Lawns, vegetables and lilacs would rather have it nearer to neutral. You cannot see the difference, and neither can we.',
        'The county Extension office takes samples and sends you the numbers from the university laboratory. Mix a dozen small scoops from one bed into one bag, and label it with what you want to grow. The report tells you how much lime to add, or that you need none. With it in hand, you choose plants for the soil you have.',
      ],
    },
    {
      heading: 'Use the zone map, but not blindly',
      paragraphs: [
        'The current federal map puts Cumming in zone 8a, and the hills to the north in 7b. The number says how cold an average winter gets at its worst. A plant marked for zone 7 is safe in both.',
        'The map knows nothing of summer. A lavender may be hardy here in January and rot in the damp heat of July. It also ignores your yard: cold air runs downhill and settles in hollows like water. In a low spot, buy as if you lived one zone north. Beside a sunny wall, you can gamble a little.',
      ],
    },
    {
      heading: 'Follow the water',
      paragraphs: [
        'Put on boots in the next heavy rain and see where it goes. You will find a place where it runs, one where it stands, and one that stays dry under the eaves. Sketch all three on your plan, since each of them wants its own plants.',
        'River birch, sweetspire and Joe Pye weed enjoy the wet corner. Yucca, rosemary and juniper take the dry strip by the wall. Where water runs fast, use plants with dense roots such as switchgrass or fragrant sumac. If it runs toward the house, call about drainage first and plant afterward.',
      ],
    },
    {
      heading: 'Believe the size on the tag',
      paragraphs: [
        'A holly in a three-gallon pot is as cute as a puppy, and it grows like one. Read the mature width, halve it, and stay at least that far from the wall, the walk and the next plant. The bed will look thin at first. Fill the gaps with annuals and mulch for two summers.',
        'Ignoring the tag means shearing the shrub for the rest of its life. Pruning can shape a plant, but it cannot make a twelve-foot one happy at four. If you need four feet, there is a dwarf kind that stops there by itself.',
      ],
    },
    {
      heading: 'Place the trees first',
      paragraphs: [
        'Trees take the longest and rule everything beneath them, so decide on them before you buy a single flower. To cool the house, set a large one to the west or southwest, at least twenty feet off. For a small lot, a redbud, a serviceberry or a Japanese maple gives the same joy on a smaller scale.',
        'Look up before you dig. A tree that will reach fifty feet does not belong under a wire. Look down as well: call 811 a few days ahead and have the buried lines marked, which the law requires and which costs you nothing.',
      ],
    },
    {
      heading: 'Keep some green for winter',
      paragraphs: [
        'Walk around your neighborhood in January and notice which gardens still look like gardens. They have bones: hollies, camellias, boxwoods, a magnolia. As a rule of thumb, let about a third of the shrubs be evergreen, and place them where you see them from indoors.',
        'The other two thirds can come and go. Witch hazel flowers in February, oakleaf hydrangea has peeling bark and red fall leaves, and beautyberry carries purple fruit in October. Spread the high points over the year, so that no month has to do without.',
      ],
    },
    {
      heading: 'Prefer natives, avoid invaders',
      paragraphs: [
        'Plants that grew here before the roads did know the drill. Little bluestem, coneflower, native azalea and red maple need less water and feed far more butterflies and birds. You do not need a wild garden to use them, for they behave well in a tidy border.',
        'Some popular plants behave badly. Bradford pear, Chinese privet, English ivy and kudzu escape into the woods and choke them. If you have them, take them out piece by piece. We are happy to suggest a stand-in with the same look and better manners.',
      ],
    },
    {
      heading: 'Think of deer, dogs and children',
      paragraphs: [
        'Deer are at home all over Forsyth County, and they love hostas, daylilies and young fruit trees. Nothing is safe when they are hungry. Still, they mostly walk past boxwood, hellebores, ferns, rosemary and anything with a strong scent or a furry leaf.',
        'Dogs wear paths along fences, so give them the path and plant beside it. Where small children play, skip oleander, foxglove and castor bean, which are poisonous, and keep thorns away from the gate. Tell us who uses the yard, and we will sort the list with you.',
      ],
    },
    {
      heading: 'Buy the roots, not the flowers',
      paragraphs: [
        'A pot in full bloom sells itself, yet the part you pay for is underground. Ask to slide the plant out. You want pale, firm roots that hold the soil together. Thick roots that circle the pot will go on circling in your yard and strangle the trunk years later.',
        'Choose the stocky one over the tall one, and buds over open flowers. Check under the leaves for insects and along the stem for wounds. With trees, find the flare where the trunk widens into the roots. If it is buried, scrape soil away until you see it, and plant it at that level.',
      ],
    },
  ],
  closing: [
    'When the list is done, mind the calendar. Fall is the best time to plant trees and shrubs here, because the soil stays warm and the roots grow until Christmas. Spring comes second, and for summer planting you need a hose and patience.',
    'If the list is still longer than the yard, come by with your sketch. We will walk the rows together and cross things out.',
  ],
  seo: {
    title: 'How to Choose Plants for a North Georgia Yard',
    description:
      'Eleven checks before you buy: light, red clay, water, zone 8a winters, size, natives, deer and roots. A nursery guide for Cumming and north Georgia.',
  },
  relatedServices: ['plants-sod', 'landscaping-services', 'soil-mulch'],
}
