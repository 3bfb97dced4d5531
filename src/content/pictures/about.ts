// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nurseryRows: Picture = {"id":"about/nursery-rows","alt":"Young trees in black nursery pots, lined up in rows","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
