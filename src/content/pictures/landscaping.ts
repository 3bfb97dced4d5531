// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const residential: Picture = {"id":"landscaping/residential","alt":"Residential landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const commercial: Picture = {"id":"landscaping/commercial","alt":"Planting plan of an office front: hedge, grasses, five flowering trees and a paved walk","width":960,"height":720,"focal":[0.5,0.5],"color":"#a09c88","base":"/media/landscaping/commercial.def4bbac","widths":[320,480,720,960]}
export const woodland: Picture = {"id":"landscaping/woodland","alt":"Woodland landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const native: Picture = {"id":"landscaping/native","alt":"Native landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const ornamental: Picture = {"id":"landscaping/ornamental","alt":"Ornamental landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const xeriscaping: Picture = {"id":"landscaping/xeriscaping","alt":"Xeriscaping landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const tropical: Picture = {"id":"landscaping/tropical","alt":"Tropical landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const hardscapeDominant: Picture = {"id":"landscaping/hardscape-dominant","alt":"Hardscape-Dominant landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const sustainable: Picture = {"id":"landscaping/sustainable","alt":"Sustainable landscape design with planted beds","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
