/** Makes the site's icons from `public/icon-v1.svg`: for tabs, home screens and old browsers. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../public')
const source = await readFile(path.join(folder, 'icon-v1.svg'), 'utf8')
/** A square without round corners, for systems that cut the corners themselves. */
const square = source.replace(' rx="8"', '')
/** Masks show at least the inner 80 %, so the background grows and the leaf does not. */
const maskable = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"')

await picture('icon-32-v1.png', source, 32)
await picture('apple-touch-icon-v1.png', square, 180)
await picture('icon-192-v1.png', source, 192)
await picture('icon-512-v1.png', source, 512)
await picture('icon-maskable-512-v1.png', maskable, 512)
await writeFile(path.join(folder, 'favicon.ico'), iconFile(await drawn(source, 32), 32))

async function picture(name: string, svg: string, size: number): Promise<void> {
  await writeFile(path.join(folder, name), await drawn(svg, size))
}

function drawn(svg: string, size: number): Promise<Buffer> {
  // Drawn at the final size, not enlarged.
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An ICO file with one PNG in it. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
