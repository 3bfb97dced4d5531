// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nutrien: Picture = {"id":"products-fertilizers/nutrien","alt":"Plain paper sack of white urea granules, its mouth turned out in a sewn cuff","width":720,"height":540,"focal":[0.5,0.6],"color":"#aa9","base":"/media/products-fertilizers/nutrien.797e31a3","widths":[320,480,720]}
export const mosaic: Picture = {"id":"products-fertilizers/mosaic","alt":"Pale sack of brick-red potash granules, its mouth turned out in a sewn cuff","width":720,"height":540,"focal":[0.5,0.6],"color":"#aa9","base":"/media/products-fertilizers/mosaic.ef86e7f3","widths":[320,480,720]}
export const yara: Picture = {"id":"products-fertilizers/yara","alt":"Plain paper sack of pale blue fertilizer prills, a few spilled at its foot","width":720,"height":540,"focal":[0.5,0.6],"color":"#aa9","base":"/media/products-fertilizers/yara.7860f59c","widths":[320,480,720]}
export const chemical: Picture = {"id":"products-fertilizers/chemical","alt":"Mixed white, green, tan and gray fertilizer granules, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#ba9","base":"/media/products-fertilizers/chemical.3cacfd96","widths":[320,480,720]}
export const organic: Picture = {"id":"products-fertilizers/organic","alt":"Brown pellets of organic fertilizer, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#764","base":"/media/products-fertilizers/organic.9aef092d","widths":[320,480,720]}
export const vermiCompost: Picture = {"id":"products-fertilizers/vermi-compost","alt":"Dark vermicompost in fine pellets, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#432","base":"/media/products-fertilizers/vermi-compost.f17f0d61","widths":[320,480,720]}
