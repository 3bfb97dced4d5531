"""Materials as a few readable calls instead of hand-wired node trees."""
import bpy


def linear(color):
    """'#rrggbb' (or 'rrggbb', or a tuple already linear) as linear RGBA."""
    if not isinstance(color, str):
        return tuple(color) + ((1,) if len(color) == 3 else ())
    code = color.lstrip('#')
    parts = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts) + (1.,)


class Shader:
    """One material under construction. Values may be numbers, colors or sockets."""

    def __init__(self, name, tree=None):
        self.material = None
        if tree is None:
            self.material = bpy.data.materials.new(name)
            self.material.use_nodes = True
            tree = self.material.node_tree
        tree.nodes.clear()
        self.tree = tree

    def add(self, kind, properties=None, **inputs):
        """Add ShaderNode<kind>; keyword names are its sockets, `_` for a space."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (properties or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.feed(node.inputs[key.replace('_', ' ')], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        elif socket.type == 'RGBA' and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    # --- where a point is, and which thing it belongs to ---

    def coords(self, stretch=(1, 1, 1), vary=0., kind='Object'):
        """Object coordinates, stretched; `vary` shifts them per instance so that none repeats."""
        mapping = self.add('Mapping', Vector=self.add('TexCoord').outputs[kind])
        mapping.inputs['Scale'].default_value = stretch
        if vary:
            r = self.random()
            shift = self.add('CombineXYZ', X=self.math('MULTIPLY', r, vary),
                             Y=self.math('MULTIPLY', r, vary * 1.7),
                             Z=self.math('MULTIPLY', r, vary * .6))
            self.feed(mapping.inputs['Location'], shift.outputs[0])
        return mapping.outputs[0]

    def random(self, hashed=None):
        """A number of 0..1 per instance; different `hashed` factors give independent numbers."""
        r = self.add('ObjectInfo').outputs['Random']
        return r if hashed is None else self.math('FRACT', self.math('MULTIPLY', r, hashed))

    def island(self, hashed=None):
        """A number of 0..1 per loose part of a mesh: each leaf, each blade."""
        r = self.add('NewGeometry').outputs['Random Per Island']
        return r if hashed is None else self.math('FRACT', self.math('MULTIPLY', r, hashed))

    def attribute(self, name):
        return self.add('Attribute', {'attribute_name': name}).outputs['Fac']

    # --- arithmetic ---

    def math(self, operation, a, b=0., c=None):
        node = self.add('Math', {'operation': operation})
        for i, value in enumerate((a, b, c)):
            if value is not None:
                self.feed(node.inputs[i], value)
        return node.outputs[0]

    def times(self, *factors):
        result = factors[0]
        for factor in factors[1:]:
            result = self.math('MULTIPLY', result, factor)
        return result

    def plus(self, *terms):
        result = terms[0]
        for term in terms[1:]:
            result = self.math('ADD', result, term)
        return result

    def mix(self, factor, a, b, mode='MIX'):
        node = self.add('MixRGB', {'blend_type': mode})
        for i, value in enumerate((factor, a, b)):
            self.feed(node.inputs[i], value)
        return node.outputs[0]

    def tint(self, color, by):
        return self.mix(1, color, by, 'MULTIPLY')

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """Colors (or gray values) at positions 0..1."""
        node = self.add('ValToRGB')
        self.feed(node.inputs[0], factor)
        ramp = node.color_ramp
        ramp.interpolation = interpolation
        while len(ramp.elements) < len(stops):
            ramp.elements.new(1)
        for element, (position, color) in zip(ramp.elements, stops):
            element.position = position
            gray = isinstance(color, (int, float))
            element.color = (color, color, color, 1) if gray else linear(color)
        return node.outputs[0]

    def palette(self, factor, colors, hard=True):
        """Evenly spread colors picked by a factor; hard edges for one color per thing."""
        stops = [(i / len(colors), c) for i, c in enumerate(colors)]
        return self.ramp(factor, stops, 'CONSTANT' if hard else 'LINEAR')

    # --- texture ---

    def noise(self, at, scale, detail=4, rough=.6, distortion=0.):
        return self.add('TexNoise', Vector=at, Scale=scale, Detail=detail, Roughness=rough,
                        Distortion=distortion).outputs[0]

    def spots(self, at, scale, low, high, detail=1):
        """Sharp-edged flecks: 0 below `low`, 1 above `high` of a noise."""
        return self.ramp(self.noise(at, scale, detail, .7), [(low, 0), (high, 1)])

    def bump(self, height, strength=.3, distance=.01):
        return self.add('Bump', Height=height, Strength=strength, Distance=distance).outputs[0]

    # --- finish ---

    def principled(self, **inputs):
        return self.add('BsdfPrincipled', **inputs).outputs[0]

    def blend(self, factor, a, b):
        node = self.add('MixShader', Fac=factor)
        self.tree.links.new(a, node.inputs[1])
        self.tree.links.new(b, node.inputs[2])
        return node.outputs[0]

    def finish(self, surface):
        """Wire a surface (or Principled inputs as a dict) to the output; return the material."""
        if isinstance(surface, dict):
            surface = self.principled(**surface)
        self.add('OutputMaterial', Surface=surface)
        return self.material
