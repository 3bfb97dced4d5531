// Writes a master: node master.mjs IN.png OUT.webp
import sharp from 'sharp'

const [input, output] = process.argv.slice(2)
await sharp(input).webp({ quality: 78, effort: 6, smartSubsample: true }).toFile(output)
