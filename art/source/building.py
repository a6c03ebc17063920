# Scenes with a building ('scene': workshop | showroom). Presets: backgrounds.json; options: README.md.
# x to the right, y away from the camera, z up, meters.
import sys, os, json, random, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
from kit import *
import cart
from cart import principled, hexc

opt = json.loads(sys.argv[sys.argv.index('--') + 1])
reset()
t0 = time.time()
sc = bpy.context.scene
rnd = random.Random(6)


def area(loc, to, sx, sy, power, col, glossy=True, spread=180):
    l = bpy.data.lights.new('area', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y, l.energy, l.color, l.spread = sx, sy, power, col, radians(spread)
    o = bpy.data.objects.new('area', l)
    sc.collection.objects.link(o)
    o.location = loc
    o.visible_camera = False
    o.visible_glossy = glossy
    o.rotation_euler = (Vector(to) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def sun(frm, power, col):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.angle, l.color = power, radians(0.8), col
    o = bpy.data.objects.new('sun', l)
    sc.collection.objects.link(o)
    o.rotation_euler = Vector(frm).to_track_quat('Z', 'Y').to_euler()


def sky(stops):
    w = bpy.data.worlds.new('w')
    sc.world = w
    w.use_nodes = True
    nt = w.node_tree
    N = nt.nodes.new
    L = nt.links.new
    tc, sx, rp = N('ShaderNodeTexCoord'), N('ShaderNodeSeparateXYZ'), N('ShaderNodeValToRGB')
    L(tc.outputs['Generated'], sx.inputs[0])
    L(sx.outputs['Z'], rp.inputs[0])
    L(rp.outputs[0], nt.nodes['Background'].inputs[0])
    for p, c in stops:
        e = rp.color_ramp.elements
        e = e[0] if p == 0 else e[-1] if p == 1 else e.new(p)
        e.position = p
        e.color = (*c, 1)
    w.cycles_visibility.diffuse = False  # lamps of their own bring its light, with less noise


def wheels_at(z, made, x, y, yaw):  # what was built at the origin: turned, and lifted to a height
    root = bpy.data.objects.new('root', None)
    sc.collection.objects.link(root)
    for o in made:
        o.parent = root
    root.location = (x, y, z)
    root.rotation_euler = (0, 0, radians(yaw))


def plane(name, x0, x1, y0, y1, z, mat):
    return obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [[0, 1, 2, 3]], mat, smooth=False)


def lit(name, col, strength):
    return principled(name, '#ffffff', 0.4, emit=col, es=strength)


def rod(name, a, b, r, mat):
    return tube(name, [a, b], r, mat, fil=0, seg=20)


models = json.load(open(opt.get('vehicles') or os.path.join(HERE, 'vehicles.json')))


def park(spec, x, y, yaw, change=None, z=0):
    before = set(sc.objects)
    info = cart.build({**(models[spec] if isinstance(spec, str) else spec), **(change or {})})
    bpy.context.view_layer.update()
    wheels_at(z, set(sc.objects) - before, x, y, yaw)
    return info


def lift(x, y, yaw, top, front, back):
    """A scissor lift under a cart: two runways `top` meters high, from `front` to `back` of the cart's middle."""
    before = set(sc.objects)
    body, deck, pin, chrome, black = (
        principled('lift', '#6f787a', 0.4, 0.2, 0.4, 0.1),
        principled('deck', '#7b8082', 0.5, 0.6, bump=(160, 0.3, 0.004)),
        principled('pin', '#9ca1a4', 0.3, 1),
        principled('chrome2', '#e6e8ea', 0.1, 1),
        principled('seal', '#121314', 0.6),
    )
    long = front - back
    mid = (front + back) / 2
    for s in (-1, 1):
        yy = s * 0.515
        rbox('runway', (long, 0.40, 0.05), (mid, yy, top - 0.025), 0.008, deck)
        rbox('skirt', (long, 0.03, 0.13), (mid, yy + s * 0.2, top - 0.055), 0.006, body)
        rbox('skirt', (long, 0.03, 0.11), (mid, yy - s * 0.2, top - 0.065), 0.006, body)
        rbox('stop', (0.03, 0.36, 0.09), (front - 0.02, yy, top + 0.03), 0.01, body)
        rbox('ramp', (0.55, 0.38, 0.025), (back - 0.17, yy, top - 0.25), 0.008, deck, rot=(0, -62, 0))
        rod('hinge', (back, yy - 0.2, top - 0.03), (back, yy + 0.2, top - 0.03), 0.022, pin)
        rbox('base', (1.95, 0.11, 0.09), (mid, yy, 0.05), 0.012, body)
        a, b = Vector((mid - 0.80, yy, 0.13)), Vector((mid + 0.80, yy, top - 0.13))
        c, d = Vector((mid + 0.80, yy, 0.13)), Vector((mid - 0.80, yy, top - 0.13))
        for p, q, o in ((a, b, -0.036), (c, d, 0.036)):
            tube('arm', [p + Vector((0, o, 0)), q + Vector((0, o, 0))], 0, body, sq=(0.05, 0.12, 0.016), fil=0)
        for p, r in ((a, 0.032), (b, 0.032), (c, 0.032), (d, 0.032), ((a + b) / 2, 0.045)):
            rod('pin', p - Vector((0, 0.085, 0)), p + Vector((0, 0.085, 0)), r, pin)
    for xx, z in ((mid - 0.93, 0.05), (mid + 0.93, 0.05), (mid - 1.0, top - 0.07), (mid + 1.0, top - 0.07)):
        rbox('cross', (0.09, 1.0, 0.07), (xx, 0, z), 0.01, body)
    for t in (0.22, 0.74):
        rod(
            'tie',
            (mid + 0.80 - 1.6 * t, -0.5, 0.13 + (top - 0.26) * t),
            (mid + 0.80 - 1.6 * t, 0.5, 0.13 + (top - 0.26) * t),
            0.03,
            body,
        )
    a, b = Vector((mid + 0.72, 0, 0.12)), Vector((mid + 0.80 - 1.6 * 0.74, 0, 0.13 + (top - 0.26) * 0.74))
    rod('barrel', a, a.lerp(b, 0.55), 0.05, black)
    rod('ram', a.lerp(b, 0.5), b, 0.028, chrome)
    wheels_at(0, set(sc.objects) - before, x, y, yaw)


def cabinet(x, y, w, h, mat, rows, yaw=0, d=0.5, wheels=True):
    before = set(sc.objects)
    grip, black = principled('grip', '#b9bec1', 0.3, 1), principled('caster', '#131415', 0.6)
    z0 = 0.14 if wheels else 0.06
    rbox('case', (w, d, h - z0), (0, 0, (h + z0) / 2), 0.018, mat)
    rbox('top', (w + 0.02, d + 0.02, 0.035), (0, 0, h + 0.01), 0.012, black)
    z = h - 0.035
    for q in rows:
        hh = (h - z0 - 0.07) * q
        rbox('drawer', (w - 0.07, 0.03, hh - 0.014), (0, -d / 2 - 0.005, z - hh / 2), 0.008, mat)
        rbox('pull', (w - 0.12, 0.028, 0.022), (0, -d / 2 - 0.028, z - 0.03), 0.008, grip)
        z -= hh
    for sx in (-1, 1):
        for sy in (-1, 1):
            if wheels:
                o = lathe(
                    'caster',
                    [(0, 0.02), (0.05, 0.02), (0.06, 0.012), (0.06, -0.012), (0.05, -0.02), (0, -0.02)],
                    black,
                    24,
                )
                o.rotation_euler = (0, 0, pi / 2)
                o.location = (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0.06)
                rbox('fork', (0.07, 0.05, 0.09), (sx * (w / 2 - 0.08), sy * (d / 2 - 0.08), 0.11), 0.008, grip)
    wheels_at(0, set(sc.objects) - before, x, y, yaw)


def tires(x, y, n, mat):
    for k in range(n):
        o = lathe(
            'tire',
            [
                (0.16, -0.09),
                (0.19, -0.105),
                (0.24, -0.112),
                (0.275, -0.095),
                (0.29, -0.06),
                (0.292, 0),
                (0.29, 0.06),
                (0.275, 0.095),
                (0.24, 0.112),
                (0.19, 0.105),
                (0.16, 0.09),
                (0.155, 0),
                (0.16, -0.09),
            ],
            mat,
            72,
        )
        o.rotation_euler = (pi / 2, 0, k * 0.7)
        o.location = (x + rnd.uniform(-0.02, 0.02), y + rnd.uniform(-0.02, 0.02), 0.112 + 0.222 * k)


def workshop():
    W0, W1, BACK, HIGH = -3.75, 4.9, 4.7, 4.1
    DOOR = opt['door']  # its near and far edge along the left wall, its height
    floor = cart.speckled('slab', '#77736c', 0.34, 0.012)
    joint = principled('joint', '#37332e', 0.9)
    plane('floor', W0, W1, -9, BACK, 0, floor)
    plane('apron', -30, W0, -30, 30, -0.02, cart.speckled('apron', '#6d675e'))
    for yy in (-2.3, 2.1):
        rbox('joint', (W1 - W0, 0.012, 0.004), ((W0 + W1) / 2, yy, 0), 0.001, joint, seg=1)
    for xx in (-1.9, 2.3):
        rbox('joint', (0.012, 16, 0.004), (xx, -1.5, 0), 0.001, joint, seg=1)
    upper, lower, trim, steel = (
        principled('liner', '#d9d5c9', 0.5, bump=(3, 0.04, 0.01)),
        principled('dado', '#33423b', 0.45),
        principled('trim2', '#20272a', 0.45),
        principled('steel2', '#2b3033', 0.42, 0.4),
    )
    # ribbed panels, a painted lower part, a rail between them
    k = W0
    plane('wall', W0, W1, 0, 1, 0, upper).matrix_world = (
        Matrix.Translation((0, BACK, 0)) @ Matrix.Rotation(pi / 2, 4, 'X') @ Matrix.Diagonal((1, HIGH, 1, 1))
    )
    while k < W1:
        rbox('rib', (0.045, 0.035, HIGH - 1.2), (k, BACK - 0.01, 1.2 + (HIGH - 1.2) / 2), 0.012, upper, seg=2)
        k += 0.28
    rbox('dado', (W1 - W0, 0.05, 1.2), ((W0 + W1) / 2, BACK - 0.02, 0.6), 0.005, lower)
    rbox('rail', (W1 - W0, 0.08, 0.06), ((W0 + W1) / 2, BACK - 0.03, 1.22), 0.01, trim)
    rbox('skirting', (W1 - W0, 0.07, 0.1), ((W0 + W1) / 2, BACK - 0.03, 0.05), 0.01, trim)
    for xx, a, b in ((W0, DOOR[1], BACK), (W1, -9, BACK), (W0, -9, DOOR[0])):
        obj('side', [(xx, a, 0), (xx, b, 0), (xx, b, HIGH), (xx, a, HIGH)], [[0, 1, 2, 3]], upper, smooth=False)
    obj(
        'lintel',
        [(W0, DOOR[0], DOOR[2]), (W0, DOOR[1], DOOR[2]), (W0, DOOR[1], HIGH), (W0, DOOR[0], HIGH)],
        [[0, 1, 2, 3]],
        upper,
        smooth=False,
    )
    plane('ceiling', W0, W1, -9, BACK, HIGH, principled('ceiling', '#c9c6bd', 0.8))
    # a door of glass in dark frames, along the left wall
    n, m = 4, 4
    for j in range(n + 1):
        rbox(
            'stile',
            (0.05, 0.06 if 0 < j < n else 0.12, DOOR[2]),
            (W0, DOOR[0] + (DOOR[1] - DOOR[0]) * j / n, DOOR[2] / 2),
            0.008,
            trim,
            seg=2,
        )
    for j in range(m + 1):
        rbox(
            'rail',
            (0.05, DOOR[1] - DOOR[0], 0.07 if j % m else 0.14),
            (W0, (DOOR[0] + DOOR[1]) / 2, DOOR[2] * j / m),
            0.008,
            trim,
            seg=2,
        )
    # lamps: long strips under the ceiling
    for yy in [-0.9, 1.9]:
        for xx in (-1.4, 2.0):
            rbox('housing', (2.5, 0.16, 0.06), (xx, yy, 3.42), 0.01, principled('housing', '#e5e4de', 0.5))
            rbox('tube', (2.44, 0.1, 0.03), (xx, yy, 3.385), 0.01, lit('tube', '#fff0d8', 7)).visible_diffuse = False
            rod('wire', (xx - 0.9, yy, 3.44), (xx - 0.9, yy, HIGH), 0.006, trim)
            rod('wire', (xx + 0.9, yy, 3.44), (xx + 0.9, yy, HIGH), 0.006, trim)
    area((0.3, 0.9, 3.34), (0.3, 0.9, 0), 6, 3, opt['strip_power'], (1, 0.93, 0.82), False)
    # along the back wall: bench, vise, cabinets, tools on a board, a charger, tires
    wood, red = principled('wood', '#8a6a45', 0.5, bump=(14, 0.25, 0.004)), principled(
        'cabinet', '#7c2b16', 0.35, 0.1, 0.6, 0.1
    )
    bx = 1.9
    rbox('bench', (2.6, 0.7, 0.06), (bx, BACK - 0.42, 0.93), 0.012, wood)
    for s in (-1.2, 1.2):
        for d in (-0.68, -0.14):
            rbox('leg', (0.07, 0.07, 0.9), (bx + s, BACK + d, 0.45), 0.008, steel)
    rbox('shelf', (2.4, 0.55, 0.04), (bx, BACK - 0.42, 0.28), 0.008, steel)
    cabinet(bx - 0.75, BACK - 0.40, 0.8, 0.86, red, (0.2, 0.2, 0.28, 0.32), d=0.56, wheels=False)
    for xx, w, h, c in ((0.15, 0.34, 0.26, '#9a8a6a'), (0.55, 0.30, 0.2, '#2f4a52'), (0.98, 0.36, 0.3, '#a5977c')):
        rbox('box', (w, 0.34, h), (bx + xx, BACK - 0.42, 0.30 + h / 2), 0.012, principled('box', c, 0.7))
    rbox('vise', (0.12, 0.3, 0.1), (bx + 1.0, BACK - 0.6, 1.06), 0.02, steel)
    rbox('jaw', (0.16, 0.06, 0.12), (bx + 1.0, BACK - 0.74, 1.11), 0.012, steel)
    rod(
        'bar',
        (bx + 0.86, BACK - 0.82, 1.05),
        (bx + 1.14, BACK - 0.82, 1.05),
        0.008,
        principled('pin3', '#aeb2b4', 0.3, 1),
    )
    for xx, r, h, c in ((-0.1, 0.05, 0.22, '#8f2a1c'), (0.06, 0.04, 0.17, '#c8c4b8'), (0.3, 0.055, 0.2, '#31546a')):
        o = lathe(
            'can',
            [(0, h), (r * 0.4, h), (r * 0.45, h * 0.85), (r, h * 0.78), (r, 0), (0, 0)],
            principled('can', c, 0.4),
            32,
        )
        o.rotation_euler = (pi / 2, 0, 0)
        o.location = (bx + xx, BACK - 0.3, 0.96)
    rbox('board', (2.3, 0.03, 1.0), (bx, BACK - 0.07, 1.92), 0.008, principled('board', '#4b5450', 0.6))
    tool = principled('tool', '#c3c7c9', 0.28, 1)
    grip = principled('grip2', '#8f2a1c', 0.5)
    for k in range(9):  # wrenches, from long to short
        xx = bx - 1.0 + 0.13 * k
        h = 0.52 - 0.032 * k
        rbox('wrench', (0.022, 0.012, h), (xx, BACK - 0.11, 2.30 - h / 2), 0.005, tool, seg=2)
        for z in (2.30, 2.30 - h):
            o = lathe(
                'ring', [(0.012, 0.008), (0.03, 0.008), (0.03, -0.008), (0.012, -0.008), (0.012, 0.008)], tool, 24
            )
            o.location = (xx, BACK - 0.11, z)
    for k in range(6):  # screwdrivers
        xx = bx + 0.34 + 0.11 * k
        rbox(
            'grip',
            (0.034, 0.034, 0.12),
            (xx, BACK - 0.11, 2.24),
            0.014,
            grip if k % 2 else principled('grip3', '#23282a', 0.5),
        )
        rod('blade', (xx, BACK - 0.11, 2.18), (xx, BACK - 0.11, 1.98 + 0.012 * k), 0.006, tool)
    rbox('hammerhead', (0.14, 0.04, 0.045), (bx + 0.5, BACK - 0.11, 1.80), 0.012, steel)
    rbox('handle', (0.03, 0.03, 0.3), (bx + 0.5, BACK - 0.11, 1.66), 0.01, wood)
    rod('saw', (bx - 0.9, BACK - 0.11, 1.56), (bx - 0.1, BACK - 0.11, 1.56), 0.012, tool)
    xx = -2.9
    rbox('charger', (0.34, 0.16, 0.5), (xx, BACK - 0.1, 1.72), 0.04, principled('charger', '#e3e1d8', 0.35))
    rbox('panel', (0.2, 0.02, 0.12), (xx, BACK - 0.185, 1.82), 0.008, steel)
    rbox('hook', (0.04, 0.1, 0.04), (xx + 0.32, BACK - 0.06, 1.62), 0.01, steel)
    tube(
        'cable',
        [
            (xx, BACK - 0.14, 1.48),
            (xx + 0.01, BACK - 0.15, 1.2),
            (xx + 0.06, BACK - 0.15, 0.92),
            (xx + 0.17, BACK - 0.15, 0.82),
            (xx + 0.28, BACK - 0.15, 0.92),
            (xx + 0.32, BACK - 0.13, 1.25),
            (xx + 0.32, BACK - 0.12, 1.55),
        ],
        0.014,
        principled('cable', '#15181a', 0.6),
        smooth=True,
    )
    rbox('plug', (0.07, 0.09, 0.16), (xx + 0.32, BACK - 0.12, 1.58), 0.02, steel)
    rubber = principled('rubber2', '#17181a', 0.75, bump=(500, 0.2, 0.002))
    tires(-1.55, BACK - 0.55, 4, rubber)
    tires(-2.25, BACK - 0.5, 3, rubber)
    cabinet(*[2.75, 1.2], 0.72, 0.98, red, (0.12, 0.12, 0.16, 0.2, 0.4), yaw=-12)
    # the cart on its lift
    spec, x, y, yaw, *change = opt['carts'][0]
    up = opt['up']
    c = park(spec, x, y, yaw, change[0] if change else None, up + 0.002)
    lift(x, y, yaw, up, c['FA'] + 0.62, c['RA'] - 0.45)
    # light: low sun and sky through the door, sky through the open bay behind the camera
    sun(opt['sun_from'], opt['sun_power'], (1, 0.74, 0.46))
    area(
        (W0 - 0.1, (DOOR[0] + DOOR[1]) / 2, DOOR[2] / 2),
        (0, (DOOR[0] + DOOR[1]) / 2, DOOR[2] / 2),
        DOOR[2],
        DOOR[1] - DOOR[0],
        260,
        (0.93, 0.94, 1),
    )
    area((0.5, -8.6, 2.2), (0.3, 0, 1.2), 7.5, 3.2, opt['fill'], (0.90, 0.94, 1), False)
    sky([(0, (0.8, 0.62, 0.42)), (0.5, (0.95, 0.78, 0.60)), (0.62, (0.55, 0.60, 0.70)), (1, (0.2, 0.3, 0.5))])


def showroom():
    X, HIGH, DEEP, BAY = (
        6,
        3.3,
        5.2,
        3,
    )  # half the width of the glass front, height and depth of the room, width of a pane
    metal, bronze, stone, warm = (
        principled('metal', '#23282a', 0.4, 0.5),
        principled('bronze', '#1a1d1e', 0.35, 0.6),
        cart.speckled('pillar', '#6c6257', 0.8),
        principled('inner', opt['inner'], 0.6),
    )
    # outside: asphalt, a curb, a walk, a bed of grasses
    plane('asphalt', -60, 60, -30, -2.6, -0.14, cart.speckled('asphalt', '#37383a', 0.75))
    plane('walk', -60, 60, -2.6, 40, -0.005, cart.speckled('walk', '#7d776d', 0.75))
    rbox('curb', (120, 0.16, 0.3), (0, -2.66, -0.145), 0.02, cart.speckled('curb', '#8d877c', 0.8))
    paint = principled('line', '#b9b7ae', 0.7)
    for k in range(-4, 5):
        rbox('line', (0.1, 4.6, 0.003), (k * 2.75 + 1.37, -5.4, -0.139), 0.001, paint, seg=1)
    joint = principled('joint', '#4a453e', 0.9)
    for k in range(-7, 8):
        rbox('joint', (0.012, 2.5, 0.004), (k * 1.5, -1.35, -0.005), 0.001, joint, seg=1)
    # room: floor, walls, ceiling, a slatted wall, lamps
    floor = principled('roomfloor', '#8c8479', 0.22, bump=(3, 0.03, 0.01))
    plane('floor', -X, X, 0, DEEP, 0.004, floor)
    plane('ceiling', -X, X, 0, DEEP, HIGH - 0.12, principled('ceiling', '#cfc7b8', 0.8))
    obj('back', [(-X, DEEP, 0), (X, DEEP, 0), (X, DEEP, HIGH), (-X, DEEP, HIGH)], [[0, 1, 2, 3]], warm, smooth=False)
    for s in (-1, 1):
        obj(
            'end',
            [(s * X, 0, 0), (s * X, DEEP, 0), (s * X, DEEP, HIGH), (s * X, 0, HIGH)],
            [[0, 1, 2, 3]],
            warm,
            smooth=False,
        )
    slat = principled('slat', '#7a5433', 0.5, bump=(20, 0.15, 0.003))
    a, b = opt['slatted']
    k = a
    while k < b:
        rbox('slat', (0.06, 0.05, HIGH - 0.3), (k, DEEP - 0.05, (HIGH - 0.2) / 2), 0.008, slat, seg=1)
        k += 0.11
    rbox('door', (1.0, 0.06, 2.2), (-5.4, DEEP - 0.04, 1.1), 0.01, principled('door', '#4a3a2b', 0.5))
    rbox('doorframe', (1.14, 0.05, 2.28), (-5.4, DEEP - 0.02, 1.14), 0.01, bronze)
    for yy in (1.5, 3.6):
        o = rbox('strip', (2 * X - 1.2, 0.07, 0.05), (0, yy, HIGH - 0.16), 0.01, lit('strip', '#ffe2b4', 7))
        o.visible_diffuse = o.visible_glossy = False
    area((0, 2.4, HIGH - 0.22), (0, 2.4, 0), 2 * X - 1, 3.4, 650, (1, 0.80, 0.56))
    area(
        (0, 0.35, HIGH - 0.3), (0, 2.3, 0.6), 2 * X - 1, 0.3, 650, (1, 0.82, 0.6)
    )  # along the glass, on the fronts of the carts
    # front: posts and rails, glass, pillars, a roof with a deep edge
    n = round(2 * X / BAY)
    pane = cart.glass('pane', '#eef2f0', 0.8)
    for k in range(n + 1):
        rbox('post', (0.06, 0.14, HIGH), (-X + 2 * X * k / n, 0, HIGH / 2), 0.008, bronze, seg=2)
    for z, h in ((0.07, 0.14), (2.5, 0.06), (HIGH - 0.06, 0.12)):
        rbox('rail', (2 * X, 0.13, h), (0, 0, z), 0.008, bronze, seg=2)
    obj(
        'glass',
        [(-X, -0.01, 0.1), (X, -0.01, 0.1), (X, -0.01, HIGH), (-X, -0.01, HIGH)],
        [[0, 1, 2, 3]],
        pane,
        smooth=False,
    )
    for s in (-1, 1):
        rbox('pillar', (1.5, DEEP + 0.5, HIGH + 0.02), (s * (X + 0.76), DEEP / 2 - 0.1, HIGH / 2), 0.02, stone)
    over = 1.5
    rbox('roof', (2 * X + 4.0, DEEP + over + 0.6, 0.34), (0, DEEP / 2 - over / 2, HIGH + 0.19), 0.012, metal)
    rbox('edge', (2 * X + 4.04, 0.05, 0.12), (0, -over - 0.31, HIGH + 0.36), 0.01, bronze)
    rbox(
        'soffit',
        (2 * X + 3.8, over + 0.1, 0.03),
        (0, -over / 2 - 0.05, HIGH + 0.012),
        0.004,
        principled('soffit', '#8a6a48', 0.55, bump=(20, 0.15, 0.003)),
    )
    for k in range(n):
        o = lathe('spot', [(0, 0.012), (0.06, 0.012), (0.06, -0.012), (0, -0.012)], lit('spot', '#ffd9a0', 9), 24)
        o.rotation_euler = (pi / 2, 0, 0)
        o.location = (-X + 2 * X * (k + 0.5) / n, -over * 0.55, HIGH - 0.01)
        o.visible_diffuse = o.visible_glossy = False
    area((0, -over * 0.55, HIGH - 0.03), (0, -over * 0.55, 0), 2 * X, 0.2, 260, (1, 0.74, 0.46), False)
    for spec, x, y, yaw, *change in opt['carts']:
        park(spec, x, y, yaw, change[0] if change else None, 0.006)
    # grasses along the glass, trees behind the roof
    for x0, x1 in [[-X - 1.4, -X + 0.2], [X - 0.2, X + 1.4]]:
        rbox('bed', (x1 - x0, 0.8, 0.3), ((x0 + x1) / 2, -0.75, 0.14), 0.02, stone)
        V = []
        F = []
        for k in range(int(900 * (x1 - x0))):
            x, y, h, a, w = (
                rnd.uniform(x0 + 0.08, x1 - 0.08),
                rnd.uniform(-1.08, -0.42),
                rnd.uniform(0.25, 0.6),
                rnd.uniform(0, 6.28),
                rnd.uniform(0.004, 0.009),
            )
            lean = rnd.uniform(0.05, 0.3) * h
            b = len(V)
            for j in range(5):
                t = j / 4
                V += [
                    (
                        x + cos(a) * lean * t * t + s * sin(a) * w * (1 - t**2),
                        y + sin(a) * lean * t * t - s * cos(a) * w * (1 - t**2),
                        0.26 + h * t,
                    )
                    for s in (-1, 1)
                ]
            F += [[b + 2 * j, b + 2 * j + 1, b + 2 * j + 3, b + 2 * j + 2] for j in range(4)]
        obj('grass', V, F, principled('grass', '#4f5a2c', 0.8, spec=0.1))
    woods()
    area((0, -16, 12), (0, 0, 1), 30, 12, 600, (0.45, 0.56, 1), False)
    sky(opt['sky'])


def woods():  # a wooded ridge far behind, trees beside the building
    far, crown = lit('ridge', '#30313f', 1), principled('crown', '#161d13', 0.9, spec=0.05)
    base = far.node_tree.nodes['Principled BSDF'].inputs
    base['Base Color'].default_value = (0, 0, 0, 1)
    base['Specular'].default_value = 0
    top = (
        lambda x: 109
        + 0.085 * (x - 130)
        + 20 * noise.fractal(Vector((x / 190, 2, 5)), 1, 2, 3)
        + 2.4 * abs(noise.noise(Vector((x / 5, 7, 1))))
        + 1.8 * abs(noise.noise(Vector((x / 2, 3, 4))))
    )
    grid(
        'ridge',
        [[(x, 400, z) for x in (k * 0.8 - 240 for k in range(1100))] for z in (0,)]
        + [[(x, 400, top(x)) for x in (k * 0.8 - 240 for k in range(1100))]],
        far,
        0,
        False,
    )
    balls = [
        ((rnd.gauss(0, 1.4), rnd.gauss(0, 1.2), 4.6 + rnd.gauss(0, 1.5)), rnd.uniform(0.6, 1.2)) for _ in range(34)
    ]
    one = leaves('crown', 0.1, balls, 1200, crown, rnd)
    one.hide_render = True
    for k, (x, y, s) in enumerate(opt['trees']):
        o = one.copy()
        sc.collection.objects.link(o)
        o.hide_render = False
        o.location = (x, y, 0)
        o.scale = (s,) * 3
        o.rotation_euler = (0, 0, k * 2.1)
        rod('trunk', (x, y, -0.2), (x, y, 4.6 * s), 0.16 * s, crown)


globals()[opt['scene']]()
cart.tone(opt)
CAM = opt['camera']
cam = bpy.data.cameras.new('c')
co = bpy.data.objects.new('c', cam)
sc.collection.objects.link(co)
sc.camera = co
cam.lens = CAM['lens']
co.location = CAM['at']
co.rotation_euler = (Vector(CAM['to']) - co.location).to_track_quat('-Z', 'Y').to_euler()
cam.shift_y = CAM.get('rise', 0)
cam.dof.use_dof = True
cam.dof.focus_distance = CAM['focus']
cam.dof.aperture_fstop = CAM['fstop']
sc.render.engine = 'CYCLES'
cy = sc.cycles
cy.samples = opt.get('spp', 24)
cy.use_adaptive_sampling = True
cy.adaptive_threshold = 0.02
cy.use_denoising = False
cy.max_bounces = 5
cy.diffuse_bounces = opt.get('bounces', 3)
cy.glossy_bounces = 2
cy.transparent_max_bounces = 12
cy.sample_clamp_direct = 6
cy.sample_clamp_indirect = 1.5
cy.caustics_reflective = cy.caustics_refractive = False
cy.blur_glossy = 1
sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = (
    opt.get('w', 960),
    opt.get('h', 720),
    100,
)
sc.render.threads_mode = 'FIXED'
sc.render.threads = opt.get('threads', 2)
sc.render.use_persistent_data = True
sc.view_settings.view_transform = 'Filmic'
sc.view_settings.look = opt.get('contrast', 'Medium High Contrast')
sc.view_settings.exposure = opt.get('exp', 0)
if opt.get('crop'):
    sc.render.use_border = sc.render.use_crop_to_border = True
    sc.render.border_min_x, sc.render.border_max_x, sc.render.border_min_y, sc.render.border_max_y = opt['crop']
t1 = time.time()
finish(opt, sc, cy)
print('STATS build %.1f render %.1f' % (t1 - t0, time.time() - t1))
