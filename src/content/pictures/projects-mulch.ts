// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mulchedFoundationBeds: Picture = {"id":"projects-mulch/mulched-foundation-beds","alt":"Design visualization: plan of a house with mulched beds of shrubs and grasses along two sides","width":840,"height":1080,"focal":[0.5,0.5],"color":"#a8a28c","base":"/media/projects-mulch/mulched-foundation-beds.896d486b","widths":[350,480,700,840]}
export const pineStrawWoodlandEdge: Picture = {"id":"projects-mulch/pine-straw-woodland-edge","alt":"Design visualization: plan of pines over pine straw with azaleas along a lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#b4b292","base":"/media/projects-mulch/pine-straw-woodland-edge.46ea69a1","widths":[350,480,700,840]}
export const treeRings: Picture = {"id":"projects-mulch/tree-rings","alt":"Design visualization: plan of a striped lawn with four trees in planted mulch rings","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c4c5a6","base":"/media/projects-mulch/tree-rings.035cfbbb","widths":[350,480,700,840]}
