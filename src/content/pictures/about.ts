// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const nurseryRows: Picture = {"id":"about/nursery-rows","alt":"Young trees and shrubs in black nursery pots, in rows along a gravel aisle","width":720,"height":540,"focal":[0.5,0.5],"color":"#664","base":"/media/about/nursery-rows.4a0e5c43","widths":[320,480,720]}
