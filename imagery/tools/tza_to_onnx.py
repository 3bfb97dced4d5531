"""Convert Open Image Denoise weights (.tza) to ONNX, writing the protobuf by hand.

Usage: tza_to_onnx.py OUT_DIR FILE.tza ...
No onnx package is needed: the two U-Net shapes of the denoiser are spelled out below.
"""
import os
import struct
import sys

import numpy as np


def read_tza(path):
    """Return {tensor name: float32 array} of a .tza archive."""
    blob = open(path, 'rb').read()
    at = struct.unpack_from('<Q', blob, 4)[0]
    count = struct.unpack_from('<I', blob, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', blob, at)[0]
        at += 2
        name = blob[at:at + length].decode()
        at += length
        rank = blob[at]
        at += 1
        shape = struct.unpack_from(f'<{rank}I', blob, at)
        at += 4 * rank + rank  # the layout letters follow the shape; they are not needed
        kind = chr(blob[at])
        at += 1
        offset = struct.unpack_from('<Q', blob, at)[0]
        at += 8
        dtype = '<f4' if kind == 'f' else '<f2'
        flat = np.frombuffer(blob, dtype=dtype, count=int(np.prod(shape)), offset=offset)
        tensors[name] = flat.reshape(shape).astype('<f4')
    return tensors


# --- protobuf, just enough of it -------------------------------------------------------------

def varint(value):
    out = b''
    while True:
        low, value = value & 127, value >> 7
        if not value:
            return out + bytes([low])
        out += bytes([low | 128])


def int_field(field, value):
    return varint(field << 3) + varint(value)


def bytes_field(field, value):
    return varint(field << 3 | 2) + varint(len(value)) + value


def text_field(field, value):
    return bytes_field(field, value.encode())


def attribute(name, value):
    """An ONNX attribute: one integer, one string or a list of integers."""
    if isinstance(value, int):
        return bytes_field(5, text_field(1, name) + int_field(3, value) + int_field(20, 2))
    if isinstance(value, str):
        return bytes_field(5, text_field(1, name) + text_field(4, value) + int_field(20, 3))
    numbers = b''.join(int_field(8, v) for v in value)
    return bytes_field(5, text_field(1, name) + numbers + int_field(20, 7))


def tensor(name, array):
    dims = b''.join(int_field(1, d) for d in array.shape)
    raw = bytes_field(9, array.astype('<f4').tobytes())
    return bytes_field(5, dims + int_field(2, 1) + text_field(8, name) + raw)


def value_info(field, name, channels):
    dims = (int_field(1, 1), int_field(1, channels), text_field(2, 'h'), text_field(2, 'w'))
    shape = bytes_field(2, b''.join(bytes_field(1, d) for d in dims))
    return bytes_field(field, text_field(1, name) + bytes_field(2, bytes_field(1, int_field(1, 1) + shape)))


class Graph:
    """Collects nodes and weights; every call returns the name of its output."""

    def __init__(self, weights):
        self.weights, self.nodes, self.initial = weights, [], []
        self.initial.append(tensor('double', np.array([1, 1, 2, 2], 'f4')))

    def node(self, op, inputs, out, **attributes):
        parts = [text_field(1, i) for i in inputs] + [text_field(2, out), text_field(3, out), text_field(4, op)]
        parts += [attribute(k, v) for k, v in attributes.items()]
        self.nodes.append(bytes_field(1, b''.join(parts)))
        return out

    def conv(self, name, x, relu=True):
        for part in ('weight', 'bias'):
            self.initial.append(tensor(f'{name}.{part}', self.weights[f'{name}.{part}']))
        inputs = [x, f'{name}.weight', f'{name}.bias']
        y = self.node('Conv', inputs, name + ('_c' if relu else ''), kernel_shape=[3, 3], pads=[1, 1, 1, 1])
        return self.node('Relu', [y], name) if relu else y

    def pool(self, x):
        return self.node('MaxPool', [x], f'{x}_p', kernel_shape=[2, 2], strides=[2, 2])

    def up_and_join(self, x, skip):
        up = self.node('Resize', [x, '', 'double'], f'{x}_u', mode='nearest',
                       coordinate_transformation_mode='asymmetric', nearest_mode='floor')
        return self.node('Concat', [up, skip], f'{up}_k', axis=1)


def small_network(g):
    x = g.conv('enc_conv1', g.conv('enc_conv0', 'input'))
    skips = ['input', g.pool(x)]
    for level in (2, 3, 4):
        skips.append(g.pool(g.conv(f'enc_conv{level}', skips[-1])))
    x = g.conv('enc_conv5b', g.conv('enc_conv5a', skips.pop()))
    for level in (4, 3, 2, 1):
        x = g.conv(f'dec_conv{level}b', g.conv(f'dec_conv{level}a', g.up_and_join(x, skips.pop())))
    return g.conv('dec_conv0', x, relu=False)


def large_network(g):
    skips = ['input']
    for level in (1, 2, 3, 4):
        skips.append(g.pool(g.conv(f'enc_conv{level}b', g.conv(f'enc_conv{level}a', skips[-1]))))
    x = g.conv('enc_conv5b', g.conv('enc_conv5a', skips.pop()))
    for level in (4, 3, 2, 1):
        x = g.conv(f'dec_conv{level}b', g.conv(f'dec_conv{level}a', g.up_and_join(x, skips.pop())))
    return g.conv('dec_conv1c', x, relu=False)


def convert(source, target):
    """Write one network as an ONNX model of opset 13."""
    weights = read_tza(source)
    small = 'enc_conv0.weight' in weights
    channels = weights['enc_conv0.weight' if small else 'enc_conv1a.weight'].shape[1]
    g = Graph(weights)
    out = small_network(g) if small else large_network(g)
    body = b''.join(g.nodes) + text_field(2, 'oidn') + b''.join(g.initial)
    body += value_info(11, 'input', channels) + value_info(12, out, 3)
    opset = bytes_field(8, text_field(1, '') + int_field(2, 13))
    with open(target, 'wb') as file:
        file.write(int_field(1, 8) + bytes_field(7, body) + opset)


if __name__ == '__main__':
    for path in sys.argv[2:]:
        name = os.path.basename(path).replace('.tza', '.onnx')
        convert(path, os.path.join(sys.argv[1], name))
