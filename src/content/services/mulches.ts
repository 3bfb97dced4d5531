import { pictures } from '#content/pictures.ts'
import type { ServiceItem } from './service.ts'

export const mulches: readonly ServiceItem[] = [
  {
    slug: 'pine-mulch',
    name: 'Pine Mulch',
    picture: pictures['mulches/pine-mulch'],
    what: 'Chipped pine, blond when fresh and silver within a year, fine enough to tuck around small perennials.',
    goodFor: 'It suits azaleas, camellias, gardenias and other shrubs that like acid soil.',
    howMuch:
      'Cover bare soil 3 inches deep, which works out to 108 square feet from each cubic yard.',
    unit: 'per cubic yard',
  },
  {
    slug: 'hardwood-mulch',
    name: 'Hardwood Mulch',
    picture: pictures['mulches/hardwood-mulch'],
    what: 'Oak, hickory and other hardwoods, shredded twice so that the strands lock together.',
    goodFor:
      'Its knitted surface stays in position on gentle slopes and in beds that receive roof runoff.',
    howMuch:
      'Begin with 2 to 3 inches, then add 1 inch each year as the lower layer turns to soil.',
    unit: 'per cubic yard',
  },
  {
    slug: 'cedar-mulch',
    name: 'Cedar Mulch',
    picture: pictures['mulches/cedar-mulch'],
    what: 'Shredded cedar wood with a clean scent and natural oils that slow decay and discourage some insects.',
    goodFor: 'Choose it for beds by the front door, the patio and bedroom windows.',
    howMuch:
      'A 2 cubic foot bag covers 8 square feet at a depth of 3 inches and keeps its form for about 2 years.',
    unit: 'per bag',
  },
  {
    slug: 'rubber-mulch',
    name: 'Rubber Mulch',
    picture: pictures['mulches/rubber-mulch'],
    what: 'Recycled tires, shredded and cleaned of steel, which neither decompose nor feed the soil.',
    goodFor: 'It belongs on playgrounds and utility paths, well away from vegetable beds.',
    howMuch:
      'Swing sets call for 6 inches under and around them, while a bag of 0.8 cubic foot covers 5 square feet of path 2 inches deep.',
    unit: 'per bag',
  },
  {
    slug: 'bark-nuggets',
    name: 'Bark Nuggets',
    picture: pictures['mulches/bark-nuggets'],
    what: 'Chunks of pine bark 1 to 3 inches across, with generous air spaces that let stems dry quickly after rain.',
    goodFor:
      'Use them on level beds around trees and mature shrubs; heavy rain can float them off a slope.',
    howMuch: 'Spread 4 inches, or 81 square feet to the cubic yard, and refresh in 2 to 3 years.',
    unit: 'per cubic yard',
  },
  {
    slug: 'red-mulch',
    name: 'Red Mulch',
    picture: pictures['mulches/red-mulch'],
    what: 'Ground wood colored with iron oxide, the same pigment that makes our clay red.',
    goodFor: 'The color stands out against evergreen shrubs and beside gray stone or pale siding.',
    howMuch:
      'Lay it 2 inches thick on a day with 24 dry hours ahead, so the dye cures and does not stain the walk.',
    unit: 'per cubic yard',
  },
  {
    slug: 'black-mulch',
    name: 'Black Mulch',
    picture: pictures['mulches/black-mulch'],
    what: 'Wood mulch dyed with carbon black, which warms early in spring and makes green foliage look brighter.',
    goodFor:
      'It frames modern houses, white flowers and shaded entries, where summer heat is not a worry.',
    howMuch:
      'Allow 1 cubic yard per 162 square feet for a fresh 2-inch coat, and rake it over each April before adding any.',
    unit: 'per cubic yard',
  },
  {
    slug: 'straw-mulch',
    name: 'Straw Mulch',
    picture: pictures['mulches/straw-mulch'],
    what: 'Clean wheat straw, composed mainly of hollow stems, with considerably fewer seeds than hay.',
    goodFor:
      'It shelters new grass seed and keeps soil from splashing onto tomatoes and strawberries.',
    howMuch:
      'Two bales shade 1,000 square feet of fresh seed; in a vegetable row, fluff it 4 inches deep.',
    unit: 'per bale',
  },
  {
    slug: 'pine-needles',
    name: 'Pine Needles',
    picture: pictures['mulches/pine-needles'],
    what: 'Long needles collected beneath Southern pines and known locally as pine straw, which interlock as they settle.',
    goodFor: 'Banks, natural areas and wide tree islands hold them even through a thunderstorm.',
    howMuch:
      'One bale covers about 40 square feet at 3 inches, with a fresh layer every 9 to 12 months.',
    unit: 'per bale',
  },
]
