// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const sod: Picture = {"id":"plants-sod/sod","alt":"Rolls of fresh sod stacked on a pallet","width":720,"height":540,"focal":[0.5,0.55],"color":"#773","base":"/media/plants-sod/sod.b58bcf1a","widths":[320,480,720]}
export const shrubs: Picture = {"id":"plants-sod/shrubs","alt":"Rows of blue hydrangeas, red barberry and golden spirea in black nursery pots","width":720,"height":540,"focal":[0.5,0.5],"color":"#774","base":"/media/plants-sod/shrubs.e478e7d0","widths":[320,480,720]}
export const trees: Picture = {"id":"plants-sod/trees","alt":"Young shade trees planted in a row in a strip of pine straw on grass","width":720,"height":540,"focal":[0.5,0.5],"color":"#885","base":"/media/plants-sod/trees.384767d2","widths":[320,480,720]}
export const flowers: Picture = {"id":"plants-sod/flowers","alt":"Pink, orange, purple, white and yellow flowers in rows, one color to each","width":720,"height":540,"focal":[0.5,0.5],"color":"#986","base":"/media/plants-sod/flowers.594efd05","widths":[320,480,720]}
export const fruitPlants: Picture = {"id":"plants-sod/fruit-plants","alt":"Drawing of a blueberry branch with three clusters of berries","width":960,"height":720,"focal":[0.5,0.5],"color":"#ddc","base":"/media/plants-sod/fruit-plants.13388180","widths":[320,480,720,960]}
export const vegetablePlants: Picture = {"id":"plants-sod/vegetable-plants","alt":"Drawing of a tomato plant with yellow flowers, red fruit and one still green","width":960,"height":720,"focal":[0.5,0.5],"color":"#dcb","base":"/media/plants-sod/vegetable-plants.1941b76e","widths":[320,480,720,960]}
