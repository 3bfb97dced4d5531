// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const clippedHedge: Picture = {"id":"projects-garden-maintenance/clipped-hedge","alt":"Design visualization: clipped hedge","width":840,"height":1080,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const edgedPerennialBeds: Picture = {"id":"projects-garden-maintenance/edged-perennial-beds","alt":"Design visualization: edged perennial beds","width":840,"height":1080,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const autumnCleanup: Picture = {"id":"projects-garden-maintenance/autumn-cleanup","alt":"Design visualization: autumn cleanup","width":840,"height":1080,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
