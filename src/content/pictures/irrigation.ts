// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const dripIrrigation: Picture = {"id":"irrigation/drip-irrigation","alt":"Coil of brown drip tubing with red-capped emitters and two black stakes","width":960,"height":720,"focal":[0.5,0.55],"color":"#8f8d88","base":"/media/irrigation/drip-irrigation.a2d2e8b8","widths":[320,480,720,960]}
export const soakerHoses: Picture = {"id":"irrigation/soaker-hoses","alt":"Coil of black porous soaker hose with green end fittings","width":960,"height":720,"focal":[0.5,0.55],"color":"#7c7c76","base":"/media/irrigation/soaker-hoses.8891254e","widths":[320,480,720,960]}
export const popUpSprayHeads: Picture = {"id":"irrigation/pop-up-spray-heads","alt":"Two black pop-up spray heads, one raised with a green nozzle, and a brass barb fitting","width":960,"height":720,"focal":[0.5,0.5],"color":"#aeaca5","base":"/media/irrigation/pop-up-spray-heads.3c23271a","widths":[320,480,720,960]}
export const rotorSprinklers: Picture = {"id":"irrigation/rotor-sprinklers","alt":"Rotor Sprinklers for a home irrigation system","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const smartControllers: Picture = {"id":"irrigation/smart-controllers","alt":"Smart Controllers for a home irrigation system","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const rainSoilSensors: Picture = {"id":"irrigation/rain-soil-sensors","alt":"Rain & Soil Sensors for a home irrigation system","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const valvesManifolds: Picture = {"id":"irrigation/valves-manifolds","alt":"Valves & Manifolds for a home irrigation system","width":960,"height":720,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const pvcPolyPipe: Picture = {"id":"irrigation/pvc-poly-pipe","alt":"PVC & Poly Pipe for a home irrigation system","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const backflowPreventers: Picture = {"id":"irrigation/backflow-preventers","alt":"Backflow Preventers for a home irrigation system","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
