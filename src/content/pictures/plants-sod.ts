// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const sod: Picture = {"id":"plants-sod/sod","alt":"Sod at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#c0b8a6","base":"/media/plants-sod/sod.99aa870a","widths":[320,480,720,960]}
export const shrubs: Picture = {"id":"plants-sod/shrubs","alt":"Shrubs at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#ccccc0","base":"/media/plants-sod/shrubs.46186f44","widths":[320,480,720,960]}
export const trees: Picture = {"id":"plants-sod/trees","alt":"Trees at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#d3cfc0","base":"/media/plants-sod/trees.6f7d76b8","widths":[320,480,720,960]}
export const flowers: Picture = {"id":"plants-sod/flowers","alt":"Flowers at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#e1d5c7","base":"/media/plants-sod/flowers.436bf961","widths":[320,480,720,960]}
export const fruitPlants: Picture = {"id":"plants-sod/fruit-plants","alt":"Fruit Plants at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#dedbcf","base":"/media/plants-sod/fruit-plants.f7df919d","widths":[320,480,720,960]}
export const vegetablePlants: Picture = {"id":"plants-sod/vegetable-plants","alt":"Vegetable Plants at the nursery","width":960,"height":720,"focal":[0.5,0.5],"color":"#d9cfbe","base":"/media/plants-sod/vegetable-plants.4963c633","widths":[320,480,720,960]}
