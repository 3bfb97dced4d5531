// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const frontWalkGarden: Picture = {"id":"projects-landscaping/front-walk-garden","alt":"Design visualization: plan of a front yard with a curved paver walk, beds and three trees","width":840,"height":1080,"focal":[0.5,0.5],"color":"#bdbaa0","base":"/media/projects-landscaping/front-walk-garden.baef4425","widths":[350,480,700,840]}
export const courtyardGarden: Picture = {"id":"projects-landscaping/courtyard-garden","alt":"Design visualization: plan of a paved courtyard with a round pool, planters and borders","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c1b69e","base":"/media/projects-landscaping/courtyard-garden.2718ab91","widths":[350,480,700,840]}
export const hillsideTerraces: Picture = {"id":"projects-landscaping/hillside-terraces","alt":"Design visualization: plan of a slope in four walled terraces crossed by a paver walk","width":840,"height":1080,"focal":[0.5,0.5],"color":"#b9b096","base":"/media/projects-landscaping/hillside-terraces.28942e0a","widths":[350,480,700,840]}
