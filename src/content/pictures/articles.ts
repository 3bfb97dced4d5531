// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const choosingPlants: Picture = {"id":"articles/choosing-plants","alt":"Assorted young plants on a nursery bench","width":1200,"height":800,"focal":[0.5,0.5],"color":"#cec2b0","base":"/media/articles/choosing-plants.b81ae32d","widths":[480,828,1200],"og":"/media/og/articles/choosing-plants.b81ae32d.jpg"}
export const landscapingGardening: Picture = {"id":"articles/landscaping-gardening","alt":"A garden in progress with tools, stone and plants laid out","width":1200,"height":800,"focal":[0.5,0.5],"color":"#e9e2d3","base":"/media/articles/landscaping-gardening.3084063e","widths":[480,828,1200],"og":"/media/og/articles/landscaping-gardening.3084063e.jpg"}
export const plantCare: Picture = {"id":"articles/plant-care","alt":"Pruners and gloves beside a budding shrub in spring","width":1200,"height":800,"focal":[0.5,0.5],"color":"#eae4d8","base":"/media/articles/plant-care.02e8cb60","widths":[480,828,1200],"og":"/media/og/articles/plant-care.02e8cb60.jpg"}
export const mulching: Picture = {"id":"articles/mulching","alt":"Fresh mulch around young plants in a bed","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
