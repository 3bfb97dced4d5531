// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const sunflower: Picture = {"id":"products-seeds/sunflower","alt":"Drawing of a heap of striped black and white sunflower seeds","width":960,"height":720,"focal":[0.5,0.6],"color":"#c7c1b6","base":"/media/products-seeds/sunflower.03f70fc3","widths":[320,480,720,960]}
export const pumpkin: Picture = {"id":"products-seeds/pumpkin","alt":"Drawing of a heap of flat cream pumpkin seeds with a raised rim","width":960,"height":720,"focal":[0.5,0.6],"color":"#e2dccc","base":"/media/products-seeds/pumpkin.9ef07ff9","widths":[320,480,720,960]}
export const watermelon: Picture = {"id":"products-seeds/watermelon","alt":"Drawing of a heap of glossy dark brown watermelon seeds","width":960,"height":720,"focal":[0.5,0.6],"color":"#bbb3a8","base":"/media/products-seeds/watermelon.f64724ae","widths":[320,480,720,960]}
export const papaya: Picture = {"id":"products-seeds/papaya","alt":"Drawing of a heap of wrinkled black papaya seeds","width":960,"height":720,"focal":[0.5,0.6],"color":"#bab6ac","base":"/media/products-seeds/papaya.74e1e6f8","widths":[320,480,720,960]}
export const bean: Picture = {"id":"products-seeds/bean","alt":"Drawing of a heap of glossy dark red kidney beans","width":960,"height":720,"focal":[0.5,0.6],"color":"#cbb3a9","base":"/media/products-seeds/bean.8ce7ad68","widths":[320,480,720,960]}
export const mustard: Picture = {"id":"products-seeds/mustard","alt":"Drawing of a heap of round golden mustard seeds","width":960,"height":720,"focal":[0.5,0.6],"color":"#daceb5","base":"/media/products-seeds/mustard.afb3da08","widths":[320,480,720,960]}
