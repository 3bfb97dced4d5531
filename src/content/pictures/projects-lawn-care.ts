// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const stripedFrontLawn: Picture = {"id":"projects-lawn-care/striped-front-lawn","alt":"Design visualization: plan of a front lawn mown in diagonal stripes beside a paver walk","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c1c2a3","base":"/media/projects-lawn-care/striped-front-lawn.eb9ad60f","widths":[350,480,700,840]}
export const newSodBackyard: Picture = {"id":"projects-lawn-care/new-sod-backyard","alt":"Design visualization: plan of a backyard laid with staggered slabs of sod between two beds","width":840,"height":1080,"focal":[0.5,0.5],"color":"#bcc09e","base":"/media/projects-lawn-care/new-sod-backyard.ac5402ed","widths":[350,480,700,840]}
export const shadeLawn: Picture = {"id":"projects-lawn-care/shade-lawn","alt":"Design visualization: plan of a lawn under six large shade trees with a border behind","width":840,"height":1080,"focal":[0.5,0.5],"color":"#aeb594","base":"/media/projects-lawn-care/shade-lawn.cddc53c7","widths":[350,480,700,840]}
