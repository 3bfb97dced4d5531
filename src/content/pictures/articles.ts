// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const choosingPlants: Picture = {"id":"articles/choosing-plants","alt":"Assorted young plants on a nursery bench","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const landscapingGardening: Picture = {"id":"articles/landscaping-gardening","alt":"A garden in progress with tools, stone and plants laid out","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const plantCare: Picture = {"id":"articles/plant-care","alt":"Pruners and gloves beside a budding shrub in spring","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const mulching: Picture = {"id":"articles/mulching","alt":"Fresh mulch around young plants in a bed","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
