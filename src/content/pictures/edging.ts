// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const plasticEdging: Picture = {"id":"edging/plastic-edging","alt":"Drawing of black plastic edging with a rounded top, in section between turf and mulch","width":960,"height":720,"focal":[0.5,0.6],"color":"#bdb2a0","base":"/media/edging/plastic-edging.29e98d51","widths":[320,480,720,960]}
export const metalEdging: Picture = {"id":"edging/metal-edging","alt":"Drawing of thin metal edging in section between turf and a mulched bed","width":960,"height":720,"focal":[0.5,0.6],"color":"#bcb29f","base":"/media/edging/metal-edging.d5edd8aa","widths":[320,480,720,960]}
export const stoneEdging: Picture = {"id":"edging/stone-edging","alt":"Drawing of edging stones set between turf and a mulched bed, in section","width":960,"height":720,"focal":[0.5,0.6],"color":"#bdb2a0","base":"/media/edging/stone-edging.8b543617","widths":[320,480,720,960]}
