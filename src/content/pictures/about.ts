// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nurseryRows: Picture = {"id":"about/nursery-rows","alt":"Young trees in black nursery pots, lined up in rows","width":960,"height":720,"focal":[0.5,0.5],"color":"#bdbbad","base":"/media/about/nursery-rows.39cc0af7","widths":[320,480,720,960]}
