// Runs one denoiser network: node denoise.mjs MODEL.onnx IN.f32 CHANNELS HEIGHT WIDTH OUT.f32
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

// The runtime is installed by setup.sh beside the networks, not in the site's node_modules.
const require = createRequire(path.join(import.meta.dirname, '../.cache/package.json'))
const ort = require('onnxruntime-node')

const [model, input, channels, height, width, output] = process.argv.slice(2)
const bytes = await readFile(input)
const pixels = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
const session = await ort.InferenceSession.create(model, { intraOpNumThreads: 2 })
const shape = [1, Number(channels), Number(height), Number(width)]
const result = await session.run({ input: new ort.Tensor('float32', pixels, shape) })
const { data } = result[session.outputNames[0]]
await writeFile(output, Buffer.from(data.buffer, data.byteOffset, data.length * 4))
