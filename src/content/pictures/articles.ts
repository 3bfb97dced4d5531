// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const choosingPlants: Picture = {"id":"articles/choosing-plants","alt":"Drawing of an orchid, a grass, a rose and a leafy plant in clay pots on a bench","width":1200,"height":800,"focal":[0.5,0.55],"color":"#cec2b0","base":"/media/articles/choosing-plants.038524a5","widths":[480,828,1200],"og":"/media/og/articles/choosing-plants.038524a5.jpg"}
export const landscapingGardening: Picture = {"id":"articles/landscaping-gardening","alt":"Drawing of a garden plan with a trowel, pegs and string, and potted seedlings","width":1200,"height":800,"focal":[0.5,0.5],"color":"#e9e2d3","base":"/media/articles/landscaping-gardening.131372fd","widths":[480,828,1200],"og":"/media/og/articles/landscaping-gardening.131372fd.jpg"}
export const plantCare: Picture = {"id":"articles/plant-care","alt":"Drawing of a budding branch with open pruners beside it","width":1200,"height":800,"focal":[0.6,0.5],"color":"#eae4d8","base":"/media/articles/plant-care.11d1aad4","widths":[480,828,1200],"og":"/media/og/articles/plant-care.11d1aad4.jpg"}
export const mulching: Picture = {"id":"articles/mulching","alt":"Fresh mulch around young plants in a bed","width":1600,"height":1067,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
