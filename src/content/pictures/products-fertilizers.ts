// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nutrien: Picture = {"id":"products-fertilizers/nutrien","alt":"Nutrien","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const mosaic: Picture = {"id":"products-fertilizers/mosaic","alt":"Mosaic","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const yara: Picture = {"id":"products-fertilizers/yara","alt":"Yara","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const chemical: Picture = {"id":"products-fertilizers/chemical","alt":"Chemical","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const organic: Picture = {"id":"products-fertilizers/organic","alt":"Organic","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const vermiCompost: Picture = {"id":"products-fertilizers/vermi-compost","alt":"Vermi Compost","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
