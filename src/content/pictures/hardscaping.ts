// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const retainingWallBlocks: Picture = {"id":"hardscaping/retaining-wall-blocks","alt":"Retaining Wall Blocks, stacked and ready to lay","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const concreteBlocks: Picture = {"id":"hardscaping/concrete-blocks","alt":"Concrete Blocks, stacked and ready to lay","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const brickPavers: Picture = {"id":"hardscaping/brick-pavers","alt":"Brick Pavers, stacked and ready to lay","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
