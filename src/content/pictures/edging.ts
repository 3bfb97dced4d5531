// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const plasticEdging: Picture = {"id":"edging/plastic-edging","alt":"Plastic Edging between lawn and a mulched bed","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const metalEdging: Picture = {"id":"edging/metal-edging","alt":"Drawing of thin metal edging in section between turf and a mulched bed","width":960,"height":720,"focal":[0.5,0.6],"color":"#bdb29f","base":"/media/edging/metal-edging.3ac4966f","widths":[320,480,720,960]}
export const stoneEdging: Picture = {"id":"edging/stone-edging","alt":"Stone Edging between lawn and a mulched bed","width":960,"height":720,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
