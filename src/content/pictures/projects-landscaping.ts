// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const frontWalkGarden: Picture = {"id":"projects-landscaping/front-walk-garden","alt":"Design visualization: paver walk between boxwood and perennials to a yellow door","width":840,"height":1080,"focal":[0.5,0.5],"color":"#886","base":"/media/projects-landscaping/front-walk-garden.b5b3b64c","widths":[350,480,700,840]}
export const courtyardGarden: Picture = {"id":"projects-landscaping/courtyard-garden","alt":"Design visualization: walled courtyard with a paved floor, a small round pool, tall pots and foliage","width":840,"height":1080,"focal":[0.5,0.5],"color":"#775","base":"/media/projects-landscaping/courtyard-garden.43ecc7d1","widths":[350,480,700,840]}
export const hillsideTerraces: Picture = {"id":"projects-landscaping/hillside-terraces","alt":"Design visualization: planted terraces behind three low block walls","width":840,"height":1080,"focal":[0.5,0.5],"color":"#774","base":"/media/projects-landscaping/hillside-terraces.9caec8fa","widths":[350,480,700,840]}
