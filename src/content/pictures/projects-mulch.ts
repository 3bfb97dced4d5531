// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mulchedFoundationBeds: Picture = {"id":"projects-mulch/mulched-foundation-beds","alt":"Design visualization: green house with a bed of brown mulch, boxwood and hydrangeas, and bare ground beside the siding","width":840,"height":1080,"focal":[0.5,0.5],"color":"#875","base":"/media/projects-mulch/mulched-foundation-beds.ae72f8c5","widths":[350,480,700,840]}
export const pineStrawWoodlandEdge: Picture = {"id":"projects-mulch/pine-straw-woodland-edge","alt":"Design visualization: pines, azaleas and ferns on a bank of pine straw","width":840,"height":1080,"focal":[0.5,0.5],"color":"#663","base":"/media/projects-mulch/pine-straw-woodland-edge.3dfe9936","widths":[350,480,700,840]}
export const treeRings: Picture = {"id":"projects-mulch/tree-rings","alt":"Design visualization: three trees on a lawn, each in a wide, flat ring of brown mulch","width":840,"height":1080,"focal":[0.5,0.5],"color":"#663","base":"/media/projects-mulch/tree-rings.992a87d0","widths":[350,480,700,840]}
