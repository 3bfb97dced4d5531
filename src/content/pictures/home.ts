// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const heroLandscaping: Picture = {"id":"home/hero-landscaping","alt":"A landscaped front yard with clipped shrubs, a stone path and mulched beds in morning light","width":2000,"height":1125,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const heroPlantsAndTrees: Picture = {"id":"home/hero-plants-and-trees","alt":"Rows of potted trees and flowering plants at a nursery","width":2000,"height":1125,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const aboutTeaser: Picture = {"id":"home/about-teaser","alt":"A potting bench with young plants, a trowel and bags of soil","width":960,"height":720,"focal":[0.5,0.5],"color":"#94886f","base":null,"widths":[]}
