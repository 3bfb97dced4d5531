// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const clippedHedge: Picture = {"id":"projects-garden-maintenance/clipped-hedge","alt":"Design visualization: clipped hedge","width":840,"height":1080,"focal":[0.5,0.5],"color":"#b4b99d","base":"/media/projects-garden-maintenance/clipped-hedge.954ebdb4","widths":[350,480,700,840]}
export const edgedPerennialBeds: Picture = {"id":"projects-garden-maintenance/edged-perennial-beds","alt":"Design visualization: edged perennial beds","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c0bc9f","base":"/media/projects-garden-maintenance/edged-perennial-beds.b6a374ed","widths":[350,480,700,840]}
export const autumnCleanup: Picture = {"id":"projects-garden-maintenance/autumn-cleanup","alt":"Design visualization: autumn cleanup","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c5b595","base":"/media/projects-garden-maintenance/autumn-cleanup.ef611d00","widths":[350,480,700,840]}
