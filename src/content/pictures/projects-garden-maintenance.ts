// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const clippedHedge: Picture = {"id":"projects-garden-maintenance/clipped-hedge","alt":"Design visualization: gravel walk between two clipped hedges that are wider at the base than at the top","width":840,"height":1080,"focal":[0.5,0.5],"color":"#674","base":"/media/projects-garden-maintenance/clipped-hedge.7199621a","widths":[350,480,700,840]}
export const edgedPerennialBeds: Picture = {"id":"projects-garden-maintenance/edged-perennial-beds","alt":"Design visualization: perennial beds with clean-cut edges along a grass path","width":840,"height":1080,"focal":[0.5,0.5],"color":"#775","base":"/media/projects-garden-maintenance/edged-perennial-beds.39219e3f","widths":[350,480,700,840]}
export const autumnCleanup: Picture = {"id":"projects-garden-maintenance/autumn-cleanup","alt":"Design visualization: heap of raked leaves and a leaf rake on a lawn below red and gold maples","width":840,"height":1080,"focal":[0.5,0.5],"color":"#652","base":"/media/projects-garden-maintenance/autumn-cleanup.53e0656e","widths":[350,480,700,840]}
