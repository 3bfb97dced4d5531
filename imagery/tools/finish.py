"""Denoise one rendered picture: FOLDER with color/albedo/normal EXR becomes FOLDER/clean.exr.

Run with the system's Python (it has OpenCV): finish.py FOLDER [KEEP]
KEEP is the share of the raw grain that stays, so that surfaces do not look ironed.
"""
import os
import subprocess
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
NETWORKS = os.path.join(HERE, '../.cache/onnx')
PAD = 32  # mirrored border: the networks know nothing beyond the frame

# The transfer curve that the HDR network was trained on (Open Image Denoise, PU encoding).
A, B, C, D = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3
E, F, G = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504.


def encode(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(np.maximum(y, 0) + F) + G))


def decode(x):
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def to_linear(s):
    return np.where(s <= .04045, s / 12.92, ((np.maximum(s, 0) + .055) / 1.055) ** 2.4)


def to_srgb(y):
    return np.where(y <= .0031308, y * 12.92, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - .055)


def read(folder, name):
    pixels = cv2.imread(f'{folder}/{name}.exr', cv2.IMREAD_UNCHANGED)
    return pixels[..., :3][..., ::-1].astype('f4')


def network(folder, model, image):
    """Run one network over an image of height × width × channels."""
    height, width, channels = image.shape
    padded = np.pad(image, ((PAD, PAD + -height % 16), (PAD, PAD + -width % 16), (0, 0)), 'reflect')
    planes = padded.transpose(2, 0, 1).astype('<f4').copy()
    source, target = f'{folder}/in.f32', f'{folder}/out.f32'
    planes.tofile(source)
    h, w = planes.shape[1:]
    subprocess.run(['node', f'{HERE}/denoise.mjs', f'{NETWORKS}/{model}.onnx', source,
                    str(channels), str(h), str(w), target], check=True)
    result = np.fromfile(target, '<f4').reshape(3, h, w).transpose(1, 2, 0)
    os.remove(source)
    os.remove(target)
    return result[PAD:PAD + height, PAD:PAD + width]


def exposure_scale(color):
    """Bring the picture's middle brightness to 18 % gray, as the network expects."""
    light = color @ np.array([.212671, .715160, .072169], 'f4')
    small = cv2.resize(light, None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    small = small[small > 1e-8]
    return .18 / np.exp(np.log(small).mean())


def denoise(folder, keep):
    color = np.nan_to_num(read(folder, 'color'), posinf=BRIGHTEST).clip(0, BRIGHTEST)
    albedo = to_srgb(read(folder, 'albedo').clip(0, 1))
    normal = read(folder, 'normal').clip(-1, 1) * .5 + .5
    albedo = to_linear(network(folder, 'rt_alb', albedo)).clip(0, 1)
    normal = network(folder, 'rt_nrm', normal).clip(0, 1)
    scale, peak = exposure_scale(color), 1 / encode(np.float64(BRIGHTEST))
    stack = np.concatenate([encode(color * scale) * peak, albedo, normal], -1).astype('f4')
    clean = decode(network(folder, 'rt_hdr_calb_cnrm', stack).clip(0, 1) / peak) / scale
    grain = np.minimum(color, clean * 3 + .02)
    return np.maximum(clean * (1 - keep) + grain * keep, 0).astype('f4')


if __name__ == '__main__':
    path = sys.argv[1]
    kept = float(sys.argv[2]) if len(sys.argv) > 2 else .06
    cv2.imwrite(f'{path}/clean.exr', denoise(path, kept)[..., ::-1].copy())
