// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const retainingWallBlocks: Picture = {"id":"hardscaping/retaining-wall-blocks","alt":"Drawing of a retaining wall of split-face blocks with a cap and gravel at its foot","width":960,"height":720,"focal":[0.5,0.5],"color":"#bdb9ae","base":"/media/hardscaping/retaining-wall-blocks.12d37717","widths":[320,480,720,960]}
export const concreteBlocks: Picture = {"id":"hardscaping/concrete-blocks","alt":"Drawing of hollow concrete blocks stacked in three rows","width":960,"height":720,"focal":[0.5,0.5],"color":"#d1ccc2","base":"/media/hardscaping/concrete-blocks.fa10d024","widths":[320,480,720,960]}
export const brickPavers: Picture = {"id":"hardscaping/brick-pavers","alt":"Drawing of red brick pavers stacked on a pallet","width":960,"height":720,"focal":[0.5,0.5],"color":"#c4a494","base":"/media/hardscaping/brick-pavers.b8b16f80","widths":[320,480,720,960]}
