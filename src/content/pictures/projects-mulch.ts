// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mulchedFoundationBeds: Picture = {"id":"projects-mulch/mulched-foundation-beds","alt":"Design visualization: plan of a house with mulched beds of shrubs and grasses along two sides","width":840,"height":1080,"focal":[0.5,0.5],"color":"#a9a18c","base":"/media/projects-mulch/mulched-foundation-beds.530e7b37","widths":[350,480,700,840]}
export const pineStrawWoodlandEdge: Picture = {"id":"projects-mulch/pine-straw-woodland-edge","alt":"Design visualization: plan of pines over pine straw with azaleas along a lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#b4b293","base":"/media/projects-mulch/pine-straw-woodland-edge.33e2a022","widths":[350,480,700,840]}
export const treeRings: Picture = {"id":"projects-mulch/tree-rings","alt":"Design visualization: plan of a striped lawn with four trees in planted mulch rings","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c4c4a7","base":"/media/projects-mulch/tree-rings.08bdacc0","widths":[350,480,700,840]}
