// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const sod: Picture = {"id":"plants-sod/sod","alt":"Rolls of fresh sod stacked on a pallet","width":720,"height":540,"focal":[0.5,0.55],"color":"#747437","base":"/media/plants-sod/sod.b58bcf1a","widths":[320,480,720]}
export const shrubs: Picture = {"id":"plants-sod/shrubs","alt":"Drawing of a hydrangea branch with a large blue and lilac flower head","width":960,"height":720,"focal":[0.5,0.5],"color":"#ccccc1","base":"/media/plants-sod/shrubs.4769fad3","widths":[320,480,720,960]}
export const trees: Picture = {"id":"plants-sod/trees","alt":"Drawing of a young tree with its root ball wrapped in burlap","width":960,"height":720,"focal":[0.5,0.5],"color":"#d3cfc0","base":"/media/plants-sod/trees.109c4872","widths":[320,480,720,960]}
export const flowers: Picture = {"id":"plants-sod/flowers","alt":"Drawing of pink coneflowers and yellow black-eyed Susans on tall stems","width":960,"height":720,"focal":[0.5,0.5],"color":"#e0d6c7","base":"/media/plants-sod/flowers.3a7fc5bd","widths":[320,480,720,960]}
export const fruitPlants: Picture = {"id":"plants-sod/fruit-plants","alt":"Drawing of a blueberry branch with three clusters of berries","width":960,"height":720,"focal":[0.5,0.5],"color":"#dedbcf","base":"/media/plants-sod/fruit-plants.13388180","widths":[320,480,720,960]}
export const vegetablePlants: Picture = {"id":"plants-sod/vegetable-plants","alt":"Drawing of a tomato plant with yellow flowers, red fruit and one still green","width":960,"height":720,"focal":[0.5,0.5],"color":"#d9cfbe","base":"/media/plants-sod/vegetable-plants.1941b76e","widths":[320,480,720,960]}
