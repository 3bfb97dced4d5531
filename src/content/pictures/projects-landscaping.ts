// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const frontWalkGarden: Picture = {"id":"projects-landscaping/front-walk-garden","alt":"Design visualization: front walk garden","width":840,"height":1080,"focal":[0.5,0.5],"color":"#bdbaa0","base":"/media/projects-landscaping/front-walk-garden.4a7b1cb2","widths":[350,480,700,840]}
export const courtyardGarden: Picture = {"id":"projects-landscaping/courtyard-garden","alt":"Design visualization: courtyard garden","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c1b59e","base":"/media/projects-landscaping/courtyard-garden.cb7c00a4","widths":[350,480,700,840]}
export const hillsideTerraces: Picture = {"id":"projects-landscaping/hillside-terraces","alt":"Design visualization: hillside terraces","width":840,"height":1080,"focal":[0.5,0.5],"color":"#b9b096","base":"/media/projects-landscaping/hillside-terraces.9dff7ba0","widths":[350,480,700,840]}
