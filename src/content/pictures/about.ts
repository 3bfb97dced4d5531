// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nurseryRows: Picture = {"id":"about/nursery-rows","alt":"Drawing of three young trees in black nursery pots, standing in a row","width":960,"height":720,"focal":[0.5,0.5],"color":"#bebbad","base":"/media/about/nursery-rows.c9f19a4b","widths":[320,480,720,960]}
