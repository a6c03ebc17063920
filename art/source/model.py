# One vehicle as a glTF 2.0 model for a viewer in the browser. Run by models.mjs; by hand:
#   blender -b -noaudio -P model.py -- '{"id":"denago-nomad","out":"x.glb"}'
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
from kit import reset
import cart

opt = json.loads(sys.argv[sys.argv.index('--') + 1])
spec = json.load(open(opt.get('vehicles') or os.path.join(HERE, 'vehicles.json')))[opt['id']]
reset()
cart.build(spec)


def clear(name, color, alpha):
    """glTF has no refraction: glass and lenses become thin, nearly clear shells"""
    material = bpy.data.materials.get(name)
    if not material:
        return
    tree = material.node_tree
    tree.nodes.clear()
    surface = tree.nodes.new('ShaderNodeBsdfPrincipled')
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(surface.outputs[0], output.inputs[0])
    surface.inputs['Base Color'].default_value = (*color, 1)
    surface.inputs['Roughness'].default_value = 0.03
    surface.inputs['Alpha'].default_value = alpha
    material.blend_method = 'BLEND'


clear('glass', (0.55, 0.62, 0.66), 0.16)
clear('lens', (0.9, 0.93, 0.95), 0.22)
# The rounded edges of some hundred blocks of tread are most of a model's weight, and too small to see.
for part in bpy.data.objects:
    if part.name.startswith('tread'):
        part.modifiers.clear()
bpy.ops.export_scene.gltf(
    filepath=opt['out'],
    export_format='GLB',
    export_apply=True,
    export_yup=True,
    export_texcoords=False,
    export_normals=True,
    export_materials='EXPORT',
    export_cameras=False,
    export_lights=False,
)
