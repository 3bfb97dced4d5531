// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const sunflower: Picture = {"id":"products-seeds/sunflower","alt":"Striped black and white sunflower seeds, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#877","base":"/media/products-seeds/sunflower.8ae69534","widths":[320,480,720]}
export const pumpkin: Picture = {"id":"products-seeds/pumpkin","alt":"Flat cream pumpkin seeds with a raised rim, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#dcb","base":"/media/products-seeds/pumpkin.8d7a43e9","widths":[320,480,720]}
export const watermelon: Picture = {"id":"products-seeds/watermelon","alt":"Glossy dark brown watermelon seeds, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#543","base":"/media/products-seeds/watermelon.a52d4452","widths":[320,480,720]}
export const papaya: Picture = {"id":"products-seeds/papaya","alt":"Wrinkled black papaya seeds, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#444","base":"/media/products-seeds/papaya.e21a68d0","widths":[320,480,720]}
export const bean: Picture = {"id":"products-seeds/bean","alt":"Glossy dark red kidney beans, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#833","base":"/media/products-seeds/bean.56173ece","widths":[320,480,720]}
export const mustard: Picture = {"id":"products-seeds/mustard","alt":"Round golden mustard seeds, close up","width":720,"height":540,"focal":[0.5,0.6],"color":"#c94","base":"/media/products-seeds/mustard.7008629d","widths":[320,480,720]}
