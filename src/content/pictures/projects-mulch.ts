// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mulchedFoundationBeds: Picture = {"id":"projects-mulch/mulched-foundation-beds","alt":"Design visualization: mulched foundation beds","width":840,"height":1080,"focal":[0.5,0.5],"color":"#a9a18c","base":"/media/projects-mulch/mulched-foundation-beds.f6b061cb","widths":[350,480,700,840]}
export const pineStrawWoodlandEdge: Picture = {"id":"projects-mulch/pine-straw-woodland-edge","alt":"Design visualization: pine straw woodland edge","width":840,"height":1080,"focal":[0.5,0.5],"color":"#b4b293","base":"/media/projects-mulch/pine-straw-woodland-edge.7a3e8481","widths":[350,480,700,840]}
export const treeRings: Picture = {"id":"projects-mulch/tree-rings","alt":"Design visualization: tree rings","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c4c4a7","base":"/media/projects-mulch/tree-rings.68071a94","widths":[350,480,700,840]}
