// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const granularFertilizers: Picture = {"id":"lawn-care/granular-fertilizers","alt":"Granular Fertilizers, shown on a lawn","width":960,"height":720,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const liquidFertilizer: Picture = {"id":"lawn-care/liquid-fertilizer","alt":"Liquid Fertilizer, shown on a lawn","width":960,"height":720,"focal":[0.5,0.5],"color":"#d8d7c5","base":"/media/lawn-care/liquid-fertilizer.41c270bd","widths":[320,480,720,960]}
export const weedControl: Picture = {"id":"lawn-care/weed-control","alt":"Weed Control, shown on a lawn","width":960,"height":720,"focal":[0.5,0.5],"color":"#ddd9c9","base":"/media/lawn-care/weed-control.75602eda","widths":[320,480,720,960]}
export const insectPestControlFertilizer: Picture = {"id":"lawn-care/insect-pest-control-fertilizer","alt":"Insect & Pest Control Fertilizer, shown on a lawn","width":960,"height":720,"focal":[0.5,0.5],"color":"#bcae9c","base":"/media/lawn-care/insect-pest-control-fertilizer.16608b85","widths":[320,480,720,960]}
export const lawnRepairSoilEnrichmentBlends: Picture = {"id":"lawn-care/lawn-repair-soil-enrichment-blends","alt":"Lawn Repair & Soil Enrichment Blends, shown on a lawn","width":960,"height":720,"focal":[0.5,0.5],"color":"#cac1b0","base":"/media/lawn-care/lawn-repair-soil-enrichment-blends.3a8ef338","widths":[320,480,720,960]}
export const compostOrganicSoilEnhancing: Picture = {"id":"lawn-care/compost-organic-soil-enhancing","alt":"Compost & Organic Soil Enhancing, shown on a lawn","width":960,"height":720,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
