// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mulchedFoundationBeds: Picture = {"id":"projects-mulch/mulched-foundation-beds","alt":"Design visualization: mulched foundation beds","width":840,"height":1080,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const pineStrawWoodlandEdge: Picture = {"id":"projects-mulch/pine-straw-woodland-edge","alt":"Design visualization: pine straw woodland edge","width":840,"height":1080,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const treeRings: Picture = {"id":"projects-mulch/tree-rings","alt":"Design visualization: tree rings","width":840,"height":1080,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
