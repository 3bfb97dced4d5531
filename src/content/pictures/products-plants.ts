// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const rose: Picture = {"id":"products-plants/rose","alt":"Drawing of a full pink rose and a bud on a thorny stem","width":960,"height":720,"focal":[0.5,0.4],"color":"#dcb","base":"/media/products-plants/rose.516c7c99","widths":[320,480,720,960]}
export const alovera: Picture = {"id":"products-plants/alovera","alt":"Drawing of an aloe vera rosette with spotted, toothed leaves","width":960,"height":720,"focal":[0.5,0.6],"color":"#ccb","base":"/media/products-plants/alovera.1aad05cc","widths":[320,480,720,960]}
export const orchid: Picture = {"id":"products-plants/orchid","alt":"Drawing of a moth orchid: an arching stem of pale pink flowers over strap leaves","width":960,"height":720,"focal":[0.5,0.5],"color":"#ddc","base":"/media/products-plants/orchid.bb6fdea7","widths":[320,480,720,960]}
export const ficusBenjamina: Picture = {"id":"products-plants/ficus-benjamina","alt":"Drawing of a weeping fig branch with glossy, pointed leaves","width":960,"height":720,"focal":[0.5,0.5],"color":"#ccb","base":"/media/products-plants/ficus-benjamina.cc5b1648","widths":[320,480,720,960]}
export const echeveria: Picture = {"id":"products-plants/echeveria","alt":"Drawing of a gray-green echeveria rosette from above, its leaf tips pink","width":960,"height":720,"focal":[0.5,0.5],"color":"#ccc","base":"/media/products-plants/echeveria.113eac8d","widths":[320,480,720,960]}
export const calendula: Picture = {"id":"products-plants/calendula","alt":"Drawing of two orange calendula flowers and a bud","width":960,"height":720,"focal":[0.5,0.45],"color":"#ddc","base":"/media/products-plants/calendula.5ca7094b","widths":[320,480,720,960]}
