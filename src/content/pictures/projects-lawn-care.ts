// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const stripedFrontLawn: Picture = {"id":"projects-lawn-care/striped-front-lawn","alt":"Design visualization: striped front lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#c1c2a3","base":"/media/projects-lawn-care/striped-front-lawn.898e2426","widths":[350,480,700,840]}
export const newSodBackyard: Picture = {"id":"projects-lawn-care/new-sod-backyard","alt":"Design visualization: new sod backyard","width":840,"height":1080,"focal":[0.5,0.5],"color":"#bcc09e","base":"/media/projects-lawn-care/new-sod-backyard.931e8b66","widths":[350,480,700,840]}
export const shadeLawn: Picture = {"id":"projects-lawn-care/shade-lawn","alt":"Design visualization: shade lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#aeb595","base":"/media/projects-lawn-care/shade-lawn.ac0c474e","widths":[350,480,700,840]}
