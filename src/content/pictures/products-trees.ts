// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const banyan: Picture = {"id":"products-trees/banyan","alt":"Banyan","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const bougainvillea: Picture = {"id":"products-trees/bougainvillea","alt":"Bougainvillea","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const mango: Picture = {"id":"products-trees/mango","alt":"Mango","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const persimmon: Picture = {"id":"products-trees/persimmon","alt":"Persimmon","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const bonsai: Picture = {"id":"products-trees/bonsai","alt":"Bonsai","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const acerRubrum: Picture = {"id":"products-trees/acer-rubrum","alt":"Acer rubrum","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
