// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const red: Picture = {"id":"products-mulch/red","alt":"Red dyed mulch with a few undyed shreds, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#632","base":"/media/products-mulch/red.9f8fa88d","widths":[320,480,720]}
export const black: Picture = {"id":"products-mulch/black","alt":"Black dyed mulch, close up, the grain of its shreds lit from the side","width":720,"height":540,"focal":[0.5,0.6],"color":"#332","base":"/media/products-mulch/black.4d9c50a5","widths":[320,480,720]}
export const brown: Picture = {"id":"products-mulch/brown","alt":"Brown dyed mulch in short shreds, seen from above","width":720,"height":540,"focal":[0.5,0.6],"color":"#432","base":"/media/products-mulch/brown.c882dbf7","widths":[320,480,720]}
export const regularPineStrawBale: Picture = {"id":"products-mulch/regular-pine-straw-bale","alt":"Bale of pine straw tied with two strings","width":720,"height":540,"focal":[0.5,0.6],"color":"#987","base":"/media/products-mulch/regular-pine-straw-bale.9e5e4ae7","widths":[320,480,720]}
export const longNeedlePineStrawRolls: Picture = {"id":"products-mulch/long-needle-pine-straw-rolls","alt":"Three stacked rolls of long-needle pine straw","width":720,"height":540,"focal":[0.5,0.6],"color":"#977","base":"/media/products-mulch/long-needle-pine-straw-rolls.4c93cdbf","widths":[320,480,720]}
export const pineBarkNuggets: Picture = {"id":"products-mulch/pine-bark-nuggets","alt":"Large pine bark nuggets, reddish brown and flaky, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#543","base":"/media/products-mulch/pine-bark-nuggets.a087d644","widths":[320,480,720]}
