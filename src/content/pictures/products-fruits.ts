// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const mangoes: Picture = {"id":"products-fruits/mangoes","alt":"Drawing of two ripe mangoes and a scored cheek","width":960,"height":720,"focal":[0.5,0.5],"color":"#dca","base":"/media/products-fruits/mangoes.d7db79e1","widths":[320,480,720,960]}
export const apples: Picture = {"id":"products-fruits/apples","alt":"Drawing of two red apples, leaves and a half with seeds","width":960,"height":720,"focal":[0.5,0.55],"color":"#dcb","base":"/media/products-fruits/apples.6a396c57","widths":[320,480,720,960]}
export const grapes: Picture = {"id":"products-fruits/grapes","alt":"Drawing of a bunch of purple grapes under vine leaves","width":960,"height":720,"focal":[0.5,0.5],"color":"#ccb","base":"/media/products-fruits/grapes.b22fc80a","widths":[320,480,720,960]}
export const pomegranate: Picture = {"id":"products-fruits/pomegranate","alt":"Drawing of a whole pomegranate and a half full of red seeds","width":960,"height":720,"focal":[0.5,0.55],"color":"#dba","base":"/media/products-fruits/pomegranate.8806aa2a","widths":[320,480,720,960]}
export const oranges: Picture = {"id":"products-fruits/oranges","alt":"Drawing of two oranges with leaves and one cut across","width":960,"height":720,"focal":[0.5,0.55],"color":"#dca","base":"/media/products-fruits/oranges.a326aaf7","widths":[320,480,720,960]}
export const pineApple: Picture = {"id":"products-fruits/pine-apple","alt":"Drawing of a ripe pineapple with its crown of leaves","width":960,"height":720,"focal":[0.5,0.5],"color":"#dcb","base":"/media/products-fruits/pine-apple.e191d76f","widths":[320,480,720,960]}
