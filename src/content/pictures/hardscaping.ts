// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const retainingWallBlocks: Picture = {"id":"hardscaping/retaining-wall-blocks","alt":"Gray split-face retaining wall blocks under a pale cap, with gravel at the foot","width":720,"height":540,"focal":[0.5,0.5],"color":"#986","base":"/media/hardscaping/retaining-wall-blocks.b602de5b","widths":[320,480,720]}
export const concreteBlocks: Picture = {"id":"hardscaping/concrete-blocks","alt":"Hollow concrete blocks stacked three high on a wooden pallet","width":720,"height":540,"focal":[0.5,0.5],"color":"#997","base":"/media/hardscaping/concrete-blocks.f187a7e3","widths":[320,480,720]}
export const brickPavers: Picture = {"id":"hardscaping/brick-pavers","alt":"Red brick pavers stacked in layers on a wooden pallet","width":720,"height":540,"focal":[0.5,0.5],"color":"#a85","base":"/media/hardscaping/brick-pavers.67934932","widths":[320,480,720]}
