// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const banyan: Picture = {"id":"products-trees/banyan","alt":"Drawing of a banyan branch with broad leaves, red figs and hanging aerial roots","width":960,"height":720,"focal":[0.5,0.5],"color":"#ddc","base":"/media/products-trees/banyan.dae958da","widths":[320,480,720,960]}
export const bougainvillea: Picture = {"id":"products-trees/bougainvillea","alt":"Drawing of a bougainvillea branch with magenta bracts around small white flowers","width":960,"height":720,"focal":[0.5,0.5],"color":"#dcc","base":"/media/products-trees/bougainvillea.f5aa581b","widths":[320,480,720,960]}
export const mango: Picture = {"id":"products-trees/mango","alt":"Drawing of three green mangoes hanging under a whorl of long leaves","width":960,"height":720,"focal":[0.5,0.5],"color":"#ccb","base":"/media/products-trees/mango.0addedb0","widths":[320,480,720,960]}
export const persimmon: Picture = {"id":"products-trees/persimmon","alt":"Drawing of two orange persimmons hanging from a leafy branch","width":960,"height":720,"focal":[0.5,0.5],"color":"#dca","base":"/media/products-trees/persimmon.74c2d2e9","widths":[320,480,720,960]}
export const bonsai: Picture = {"id":"products-trees/bonsai","alt":"Drawing of a bonsai with five pads of foliage in a blue tray","width":960,"height":720,"focal":[0.5,0.5],"color":"#ccb","base":"/media/products-trees/bonsai.ebcd7e7e","widths":[320,480,720,960]}
export const acerRubrum: Picture = {"id":"products-trees/acer-rubrum","alt":"Drawing of red maple leaves and winged seeds on a twig","width":960,"height":720,"focal":[0.5,0.5],"color":"#dcb","base":"/media/products-trees/acer-rubrum.0b4d193a","widths":[320,480,720,960]}
