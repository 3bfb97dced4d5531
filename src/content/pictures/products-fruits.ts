// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mangoes: Picture = {"id":"products-fruits/mangoes","alt":"Mangoes","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const apples: Picture = {"id":"products-fruits/apples","alt":"Apples","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const grapes: Picture = {"id":"products-fruits/grapes","alt":"Grapes","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const pomegranate: Picture = {"id":"products-fruits/pomegranate","alt":"Pomegranate","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const oranges: Picture = {"id":"products-fruits/oranges","alt":"Oranges","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
export const pineApple: Picture = {"id":"products-fruits/pine-apple","alt":"Pine Apple","width":960,"height":720,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
