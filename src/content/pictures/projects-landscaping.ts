// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const frontWalkGarden: Picture = {"id":"projects-landscaping/front-walk-garden","alt":"Design visualization: front walk garden","width":840,"height":1080,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const courtyardGarden: Picture = {"id":"projects-landscaping/courtyard-garden","alt":"Design visualization: courtyard garden","width":840,"height":1080,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const hillsideTerraces: Picture = {"id":"projects-landscaping/hillside-terraces","alt":"Design visualization: hillside terraces","width":840,"height":1080,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
