// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nutrien: Picture = {"id":"products-fertilizers/nutrien","alt":"White urea fertilizer granules, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#cec7bc","base":"/media/products-fertilizers/nutrien.a5b9d055","widths":[320,480,720]}
export const mosaic: Picture = {"id":"products-fertilizers/mosaic","alt":"Brick-red potash fertilizer granules, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#a5644c","base":"/media/products-fertilizers/mosaic.ba9240f6","widths":[320,480,720]}
export const yara: Picture = {"id":"products-fertilizers/yara","alt":"Pale blue fertilizer prills, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#93a4b0","base":"/media/products-fertilizers/yara.4e8b1b1c","widths":[320,480,720]}
export const chemical: Picture = {"id":"products-fertilizers/chemical","alt":"Mixed white, green, tan and gray fertilizer granules, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#b5a896","base":"/media/products-fertilizers/chemical.2b921a92","widths":[320,480,720]}
export const organic: Picture = {"id":"products-fertilizers/organic","alt":"Brown pellets of organic fertilizer, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#7d5e41","base":"/media/products-fertilizers/organic.26a73e7e","widths":[320,480,720]}
export const vermiCompost: Picture = {"id":"products-fertilizers/vermi-compost","alt":"Dark vermicompost in fine pellets, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#453527","base":"/media/products-fertilizers/vermi-compost.8121f6e4","widths":[320,480,720]}
