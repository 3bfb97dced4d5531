// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const clippedHedge: Picture = {"id":"projects-garden-maintenance/clipped-hedge","alt":"Design visualization: plan of a gravel walk between hedges and six clipped box squares","width":840,"height":1080,"focal":[0.5,0.5],"color":"#b3b99c","base":"/media/projects-garden-maintenance/clipped-hedge.2b2a602c","widths":[350,480,700,840]}
export const edgedPerennialBeds: Picture = {"id":"projects-garden-maintenance/edged-perennial-beds","alt":"Design visualization: plan of two curved perennial beds edged against a striped lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c0bc9f","base":"/media/projects-garden-maintenance/edged-perennial-beds.44592b5d","widths":[350,480,700,840]}
export const autumnCleanup: Picture = {"id":"projects-garden-maintenance/autumn-cleanup","alt":"Design visualization: plan of a yard in fall with red and gold trees and fallen leaves","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c5b595","base":"/media/projects-garden-maintenance/autumn-cleanup.fa8cf422","widths":[350,480,700,840]}
