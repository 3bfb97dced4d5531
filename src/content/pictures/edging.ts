// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const plasticEdging: Picture = {"id":"edging/plastic-edging","alt":"Black plastic edging between a lawn and a mulched bed of spirea and salvia","width":720,"height":540,"focal":[0.5,0.6],"color":"#663","base":"/media/edging/plastic-edging.55d6aefc","widths":[320,480,720]}
export const metalEdging: Picture = {"id":"edging/metal-edging","alt":"Thin metal edging between a lawn and a bed of black mulch and clipped boxwood","width":720,"height":540,"focal":[0.5,0.6],"color":"#663","base":"/media/edging/metal-edging.672ef85f","widths":[320,480,720]}
export const stoneEdging: Picture = {"id":"edging/stone-edging","alt":"Row of edging stones between a lawn and a mulched bed of hostas","width":720,"height":540,"focal":[0.5,0.6],"color":"#774","base":"/media/edging/stone-edging.909a90c5","widths":[320,480,720]}
