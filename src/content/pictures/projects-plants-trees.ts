// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const shadeTreeGrove: Picture = {"id":"projects-plants-trees/shade-tree-grove","alt":"Design visualization: shade trees over ferns and sedges before a pale house","width":840,"height":1080,"focal":[0.5,0.5],"color":"#663","base":"/media/projects-plants-trees/shade-tree-grove.e2b0ad4f","widths":[350,480,700,840]}
export const layeredShrubBorder: Picture = {"id":"projects-plants-trees/layered-shrub-border","alt":"Design visualization: border of tall hollies, white, pink and blue shrubs and low groundcover along a lawn","width":840,"height":1080,"focal":[0.5,0.5],"color":"#674","base":"/media/projects-plants-trees/layered-shrub-border.ee9ec715","widths":[350,480,700,840]}
export const floweringEntryTrees: Picture = {"id":"projects-plants-trees/flowering-entry-trees","alt":"Design visualization: pink redbuds in bloom in pairs along a paver walk through a picket fence to a blue door","width":840,"height":1080,"focal":[0.5,0.5],"color":"#887","base":"/media/projects-plants-trees/flowering-entry-trees.b37ab6fe","widths":[350,480,700,840]}
