// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mangoes: Picture = {"id":"products-fruits/mangoes","alt":"Mangoes","width":960,"height":720,"focal":[0.5,0.5],"color":"#d7c4a5","base":"/media/products-fruits/mangoes.aa181d95","widths":[320,480,720,960]}
export const apples: Picture = {"id":"products-fruits/apples","alt":"Apples","width":960,"height":720,"focal":[0.5,0.5],"color":"#dbc6b5","base":"/media/products-fruits/apples.c0bcd3fe","widths":[320,480,720,960]}
export const grapes: Picture = {"id":"products-fruits/grapes","alt":"Grapes","width":960,"height":720,"focal":[0.5,0.5],"color":"#d2cec3","base":"/media/products-fruits/grapes.1967af46","widths":[320,480,720,960]}
export const pomegranate: Picture = {"id":"products-fruits/pomegranate","alt":"Pomegranate","width":960,"height":720,"focal":[0.5,0.5],"color":"#d5bcaf","base":"/media/products-fruits/pomegranate.1b12d8f2","widths":[320,480,720,960]}
export const oranges: Picture = {"id":"products-fruits/oranges","alt":"Oranges","width":960,"height":720,"focal":[0.5,0.5],"color":"#dec9ab","base":"/media/products-fruits/oranges.78f19d06","widths":[320,480,720,960]}
export const pineApple: Picture = {"id":"products-fruits/pine-apple","alt":"Pine Apple","width":960,"height":720,"focal":[0.5,0.5],"color":"#d8ceb8","base":"/media/products-fruits/pine-apple.bcc69510","widths":[320,480,720,960]}
