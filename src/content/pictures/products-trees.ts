// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const banyan: Picture = {"id":"products-trees/banyan","alt":"Banyan","width":960,"height":720,"focal":[0.5,0.5],"color":"#d7d5c4","base":"/media/products-trees/banyan.b8037103","widths":[320,480,720,960]}
export const bougainvillea: Picture = {"id":"products-trees/bougainvillea","alt":"Bougainvillea","width":960,"height":720,"focal":[0.5,0.5],"color":"#dccdc5","base":"/media/products-trees/bougainvillea.26403b6f","widths":[320,480,720,960]}
export const mango: Picture = {"id":"products-trees/mango","alt":"Mango","width":960,"height":720,"focal":[0.5,0.5],"color":"#d0cdb6","base":"/media/products-trees/mango.8730ba9d","widths":[320,480,720,960]}
export const persimmon: Picture = {"id":"products-trees/persimmon","alt":"Persimmon","width":960,"height":720,"focal":[0.5,0.5],"color":"#d6c7b2","base":"/media/products-trees/persimmon.ca42d61d","widths":[320,480,720,960]}
export const bonsai: Picture = {"id":"products-trees/bonsai","alt":"Bonsai","width":960,"height":720,"focal":[0.5,0.5],"color":"#cccdbb","base":"/media/products-trees/bonsai.905800ef","widths":[320,480,720,960]}
export const acerRubrum: Picture = {"id":"products-trees/acer-rubrum","alt":"Acer rubrum","width":960,"height":720,"focal":[0.5,0.5],"color":"#dac5b6","base":"/media/products-trees/acer-rubrum.9b7e21b8","widths":[320,480,720,960]}
