// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const containerGardenWorkshop: Picture = {"id":"events/container-garden-workshop","alt":"Terracotta pots planted with flowers on a bench","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const pruningClass: Picture = {"id":"events/pruning-class","alt":"Pruners beside a clipped shrub","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const rainGardenWalk: Picture = {"id":"events/rain-garden-walk","alt":"A planted hollow with river rock and grasses","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const springPlantSale: Picture = {"id":"events/spring-plant-sale","alt":"Rows of flowering plants on nursery tables","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const bonsaiEvening: Picture = {"id":"events/bonsai-evening","alt":"A bonsai tree in a shallow tray","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const seedSwap: Picture = {"id":"events/seed-swap","alt":"Seed packets and bowls of seeds on a table","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
