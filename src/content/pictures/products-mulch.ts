// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const red: Picture = {"id":"products-mulch/red","alt":"Red","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const black: Picture = {"id":"products-mulch/black","alt":"Black","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const brown: Picture = {"id":"products-mulch/brown","alt":"Brown","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const regularPineStrawBale: Picture = {"id":"products-mulch/regular-pine-straw-bale","alt":"Drawing of a square bale of pine straw tied with two strings","width":960,"height":720,"focal":[0.5,0.55],"color":"#d9c3a4","base":"/media/products-mulch/regular-pine-straw-bale.b1314c1e","widths":[320,480,720,960]}
export const longNeedlePineStrawRolls: Picture = {"id":"products-mulch/long-needle-pine-straw-rolls","alt":"Drawing of two tied rolls of long-needle pine straw","width":960,"height":720,"focal":[0.5,0.5],"color":"#d4bca0","base":"/media/products-mulch/long-needle-pine-straw-rolls.33ff56ef","widths":[320,480,720,960]}
export const pineBarkNuggets: Picture = {"id":"products-mulch/pine-bark-nuggets","alt":"Pine Bark Nuggets","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
