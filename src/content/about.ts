import type { PictureId } from '#content/pictures.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'

/** Original texts of the About page. */
export const aboutPage: PageTexts['about-page'] = {
  banner: {
    title: 'About Us',
    subtitle: 'One nursery and one crew in Cumming, Georgia',
    picture: 'banners/about' satisfies PictureId,
  },
  intro: {
    heading: 'A nursery that builds gardens',
    paragraphs: [
      'Evergreen is a plant nursery and a landscaping company on the same piece of land in Cumming, Georgia. The trees stand in rows out front beside the bins of stone and mulch, and the crew that delivers and plants them works right behind.',
      'We work across Forsyth County and in the neighboring towns, where the ground changes from one street to the next. There is dense red clay on the ridges, sand along the creeks and compacted fill around new houses, so we look at the soil before we recommend a single plant.',
    ],
    picture: 'about/nursery-rows' satisfies PictureId,
  },
  trust: {
    title: 'Why People Trust Us',
    intro: 'Four habits that you can hold us to.',
    items: [
      {
        title: 'Expert Team',
        text: 'The people at the counter work with plants, stone and water every day. Bring them a leaf, a weed or a photo of the trouble. When they are not sure what it is, they look it up before they answer.',
      },
      {
        title: 'Client-Centered Approach',
        text: 'We begin with the way you use the yard: where the children play, where the cars turn, and what you see from the kitchen window. The drawing follows from those answers. If a smaller job would solve the problem, we recommend the smaller job.',
      },
      {
        title: 'On-Time Delivery',
        text: 'You receive one date for the material and another for the crew, so a load of soil never appears in your driveway by surprise. Rain can move both dates in this county, and we call the day before when the forecast turns against us.',
      },
      {
        title: 'Personalized Service',
        text: 'One person stays with your request from the first conversation to the last walk through the garden, so you tell your story only once. At the end you receive written care notes for each kind of plant that went in.',
      },
    ],
  },
  aims: {
    title: 'Mission and Vision',
    intro: 'What we work for, and what we hope to see.',
    items: [
      {
        title: 'Mission',
        text: 'We help people in north Georgia create yards that are a pleasure to live in and simple to maintain. For us that means honest advice, healthy plants, and construction that still looks right after a summer of heavy storms.',
      },
      {
        title: 'Vision',
        text: 'We would like to see neighborhoods with shade on the sidewalks, rain that soaks in where it falls, and songbirds in every hedge. Each garden we plant is one small contribution to that picture.',
      },
    ],
  },
  values: {
    title: 'Core Values',
    intro: 'Four things that we do not trade for a faster job.',
    items: [
      {
        title: 'Passion',
        text: 'We like this work. You notice it in the questions we ask about your site, and in the time we take for yours: why the azalea turned yellow, what is eating the hostas, when to divide a daylily.',
      },
      {
        title: 'Integrity',
        text: 'Our quotes list what we will do and, just as clearly, what is not included. When a plant is wrong for the location we say so, even if it is the very one you came to buy. Any mistake of ours is ours to correct.',
      },
      {
        title: 'Sustainability',
        text: 'We prefer plants that can live on local rainfall once their roots are established, and we return leaves and clippings to the soil as compost. On slopes we hold the ground with roots and stone, which keeps muddy water out of the creeks that feed Lake Lanier.',
      },
      {
        title: 'Excellence',
        text: 'Good work is mostly hidden below the surface: the gravel under the pavers, the pitch of a drain, the width of a planting hole. We take our time over the parts that you will never see, because they decide how long the visible parts will last.',
      },
    ],
  },
  expertise: {
    title: 'Areas of Expertise',
    intro: 'A garden lasts when all three are right.',
    items: [
      {
        title: 'Plant Science',
        text: 'We read a property by its light, its soil and its frost pockets, and then match each plant to the conditions it prefers. A laboratory soil test tells us how much lime or compost the clay requires, so that nobody has to guess.',
        picture: 'services/plants-sod' satisfies PictureId,
      },
      {
        title: 'Water Management',
        text: 'Cumming receives more than fifty inches of rain in a typical year, and much of it arrives in short, violent storms. We carry the excess away from foundations with swales, drains and rain gardens. For the dry weeks we plan drip irrigation that waters the roots and not the street.',
        picture: 'services/irrigation-drainage-solutions' satisfies PictureId,
      },
      {
        title: 'Climate Adaptation',
        text: 'The federal map of 2023 puts Cumming in zone 8a, yet a late freeze in April can still burn the new leaves of a maple. We favor plants that are hardy to zone 7b and stand heat and drought, and we keep tender favorites in containers that can move indoors.',
        picture: 'landscaping/native' satisfies PictureId,
      },
    ],
  },
  process: {
    title: 'Process',
    intro: 'Four steps, and you can stop after any of them.',
    items: [
      {
        title: 'Consultation',
        text: 'You tell us what bothers you about the yard and what you would love to have there instead. We walk the property with you, observe the sun and the slope, and look for the corners that stay wet. Photos and rough measurements are helpful before the visit.',
      },
      {
        title: 'Design',
        text: 'We prepare a plan that shows every plant and material by name, and we go through it with you line by line. Whatever you strike out or exchange is revised before the plan becomes the basis of your quote.',
      },
      {
        title: 'Implementation',
        text: 'Grading and drainage come first, then stone and soil, and the plants go in at the very end. Buried utility lines are marked before any digging begins, and at the end of each day the paths are swept and the tools put away.',
      },
      {
        title: 'Maintenance',
        text: 'You receive a calendar that explains what to water, feed and prune during the first year. If you would rather sit in the garden than work in it, our crew can visit on a regular schedule and keep an eye on the young trees as they settle in.',
      },
    ],
  },
  talk: {
    title: 'Talk to us about your yard',
    text: 'Send us a few lines or call during opening hours. A rough idea is enough to begin with.',
  },
  look: {
    title: 'Look through our designs',
    text: 'Our garden designs show how lawns, borders, stone and shade can fit together.',
  },
  seo: {
    title: 'About Our Nursery in Cumming, GA | {company}',
    description:
      'Meet the landscaping company and plant nursery in Cumming, Georgia: our mission, our values, what we know, and the four steps of every garden we build.',
  },
}
