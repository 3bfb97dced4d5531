// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nutrien: Picture = {"id":"products-fertilizers/nutrien","alt":"Drawing of a heap of white urea fertilizer granules","width":960,"height":720,"focal":[0.5,0.6],"color":"#dfdbd1","base":"/media/products-fertilizers/nutrien.8ff03fdc","widths":[320,480,720,960]}
export const mosaic: Picture = {"id":"products-fertilizers/mosaic","alt":"Drawing of a heap of brick-red potash fertilizer granules","width":960,"height":720,"focal":[0.5,0.6],"color":"#d2c2b5","base":"/media/products-fertilizers/mosaic.e04ed57a","widths":[320,480,720,960]}
export const yara: Picture = {"id":"products-fertilizers/yara","alt":"Drawing of a heap of pale blue fertilizer prills","width":960,"height":720,"focal":[0.5,0.6],"color":"#d0d1cc","base":"/media/products-fertilizers/yara.125c493e","widths":[320,480,720,960]}
export const chemical: Picture = {"id":"products-fertilizers/chemical","alt":"Drawing of a heap of mixed white, green, tan and gray fertilizer granules","width":960,"height":720,"focal":[0.5,0.6],"color":"#d5d1c6","base":"/media/products-fertilizers/chemical.7e398e79","widths":[320,480,720,960]}
export const organic: Picture = {"id":"products-fertilizers/organic","alt":"Drawing of a heap of brown pellets of organic fertilizer","width":960,"height":720,"focal":[0.5,0.6],"color":"#c2b9ac","base":"/media/products-fertilizers/organic.8ba34331","widths":[320,480,720,960]}
export const vermiCompost: Picture = {"id":"products-fertilizers/vermi-compost","alt":"Drawing of a heap of dark vermicompost in fine pellets","width":960,"height":720,"focal":[0.5,0.6],"color":"#b9b3a8","base":"/media/products-fertilizers/vermi-compost.bb2e7c61","widths":[320,480,720,960]}
