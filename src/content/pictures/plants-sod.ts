// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const sod: Picture = {"id":"plants-sod/sod","alt":"Sod at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const shrubs: Picture = {"id":"plants-sod/shrubs","alt":"Shrubs at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const trees: Picture = {"id":"plants-sod/trees","alt":"Trees at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const flowers: Picture = {"id":"plants-sod/flowers","alt":"Flowers at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const fruitPlants: Picture = {"id":"plants-sod/fruit-plants","alt":"Fruit Plants at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const vegetablePlants: Picture = {"id":"plants-sod/vegetable-plants","alt":"Vegetable Plants at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
