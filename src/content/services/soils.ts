import { pictures } from '#content/pictures.ts'
import type { ServiceItem } from './service.ts'

export const soils: readonly ServiceItem[] = [
  {
    slug: 'topsoil',
    name: 'Topsoil',
    picture: pictures['soils/topsoil'],
    what: 'Native surface soil, mechanically screened to remove rocks, roots and clods.',
    goodFor:
      'Spread it under new sod or seed, and wherever construction has stripped the ground down to red subsoil.',
    howMuch:
      'A new lawn needs 4 to 6 inches, and a cubic yard covers 81 square feet at the lower figure.',
    unit: 'per cubic yard',
  },
  {
    slug: 'garden-soil',
    name: 'Garden Soil',
    picture: pictures['soils/garden-soil'],
    what: 'Screened topsoil already blended with compost and fine pine bark, so it is ready to plant.',
    goodFor:
      'It revives exhausted flower beds and gives new shrubs a kinder beginning in heavy ground.',
    howMuch:
      'Lay 3 inches over the bed and turn it into the top 6 to 8 inches; each cubic yard treats 108 square feet.',
    unit: 'per cubic yard',
  },
  {
    slug: 'raised-bed-mix',
    name: 'Raised Bed Mix',
    picture: pictures['soils/raised-bed-mix'],
    what: 'A loose combination of soil, compost and aged bark that drains quickly and never sets hard inside a box.',
    goodFor: 'Fill wood, stone or metal beds with it for vegetables, herbs and cut flowers.',
    howMuch:
      'A bed of 4 by 8 feet filled 12 inches deep takes 1.2 cubic yards, plus a 2-inch top-up every spring.',
    unit: 'per cubic yard',
  },
  {
    slug: 'potting-soil',
    name: 'Potting Soil',
    picture: pictures['soils/potting-soil'],
    what: 'A light mix of bark, peat and perlite that contains no field soil, so containers stay airy and free of weeds.',
    goodFor: 'Use it in pots, hanging baskets and window boxes, where garden dirt would pack down.',
    howMuch:
      'One bag of 1.5 cubic feet nearly fills two 12-inch pots, and the mix is due for replacement after 2 seasons.',
    unit: 'per bag',
  },
  {
    slug: 'sandy-loam',
    name: 'Sandy Loam',
    picture: pictures['soils/sandy-loam'],
    what: 'Soil with roughly two parts sand to one part silt and clay, which rakes out smoothly and drains fast.',
    goodFor:
      'It levels bumpy bermuda and zoysia lawns and suits root crops, figs and Mediterranean herbs.',
    howMuch:
      'Top-dress in early summer with no more than half an inch at a time; 1 cubic yard then reaches 650 square feet.',
    unit: 'per cubic yard',
  },
  {
    slug: 'clay-soil',
    name: 'Clay Soil',
    picture: pictures['soils/clay-soil'],
    what: 'Dense piedmont clay, excavated clean, that compacts tightly and lets very little water through.',
    goodFor: 'Berms, pond edges and swales that must hold their shape are built from it.',
    howMuch:
      'Place it slightly damp in layers of 6 inches and compact every layer before adding the next.',
    unit: 'per cubic yard',
  },
  {
    slug: 'fill-dirt',
    name: 'Fill Dirt',
    picture: pictures['soils/fill-dirt'],
    what: 'Subsoil containing almost no organic matter, so it will not decompose and settle later.',
    goodFor: 'It raises low ground, fills stump holes and corrects the slope around a foundation.',
    howMuch:
      'Order about 25 percent more than the hole measures, and stop 4 inches below final grade to leave room for topsoil.',
    unit: 'per cubic yard',
  },
  {
    slug: 'compost',
    name: 'Compost',
    picture: pictures['soils/compost'],
    what: 'Leaves, bark and other plant material, decomposed until dark, crumbly and sweet-smelling.',
    goodFor:
      'It opens red clay to air and roots, and it also helps sandy ground hold on to moisture.',
    howMuch:
      'Work 2 inches into the upper 6 inches of a new bed: 1 cubic yard for every 162 square feet.',
    unit: 'per cubic yard',
  },
  {
    slug: 'mushroom-compost',
    name: 'Mushroom Compost',
    picture: pictures['soils/mushroom-compost'],
    what: 'The straw, manure and gypsum that remain after a mushroom harvest, rich in calcium and slightly alkaline.',
    goodFor:
      'Tomatoes, cabbages, roses and lawns enjoy it, but blueberries, azaleas and camellias do not.',
    howMuch:
      'Because of its salts, mix 1 part with 3 parts soil, or spread a single inch and water it in before planting.',
    unit: 'per cubic yard',
  },
  {
    slug: 'worm-castings',
    name: 'Worm Castings',
    picture: pictures['soils/worm-castings'],
    what: 'What earthworms leave behind: a fine, odorless material full of living microbes and gentle enough for seedlings.',
    goodFor: 'A little goes far in seed trays, houseplants and transplant holes.',
    howMuch:
      'Blend 1 part castings into 9 parts potting mix, or drop half a cup beneath each transplant.',
    unit: 'per bag',
  },
  {
    slug: 'peat-moss',
    name: 'Peat Moss',
    picture: pictures['soils/peat-moss'],
    what: 'Fibrous, acid sphagnum moss, pressed into bales, that soaks up many times its own weight in water.',
    goodFor:
      'Add it to beds for blueberries and other acid-loving shrubs, or rake it over grass seed.',
    howMuch:
      'A compressed 3.8 cubic foot bale opens to about 7 cubic feet, enough for 84 square feet at 1 inch.',
    unit: 'per bale',
  },
  {
    slug: 'coconut-coir',
    name: 'Coconut Coir',
    picture: pictures['soils/coconut-coir'],
    what: 'Ground coconut husk with a nearly neutral pH that, unlike dry peat, takes up water again easily.',
    goodFor: 'It replaces peat in containers and in beds whose plants dislike acid soil.',
    howMuch:
      'An 11-pound bale drinks about 6 gallons of water and swells to more than 2 cubic feet.',
    unit: 'per bale',
  },
]
