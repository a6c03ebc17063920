# What the driver sees and holds: dashboard, screen, steering wheel, pedals. x forward, y left, z up, meters.
from kit import *
import bpy

SWEEP = 0.05  # how much nearer the ends of the dashboard are than its middle
DROP = 0.02  # and how much lower
TILT = 8  # degrees by which its panel looks up
HALF = 0.53


def frame(at, normal, right=(0, -1, 0)):
    """a place to build on: X to the driver's right, Y up, Z out of the surface"""
    n, r = Vector(normal).normalized(), Vector(right)
    r = (r - n * r.dot(n)).normalized()
    u = n.cross(r)
    return Matrix(((r.x, u.x, n.x, at[0]), (r.y, u.y, n.y, at[1]), (r.z, u.z, n.z, at[2]), (0, 0, 0, 1)))


def on(F, ob, loc=(0, 0, 0), turn=0):
    ob.matrix_world = F @ Matrix.Translation(loc) @ Matrix.Rotation(radians(turn), 4, 'Z')
    return ob


def turned(F, name, prof, mat, loc=(0, 0, 0), seg=32, **k):
    """a lathe whose axis stands on the surface"""
    ob = lathe(name, prof, mat, seg, **k)
    ob.data.transform(Matrix.Rotation(pi / 2, 4, 'X'))
    return on(F, ob, loc)


def text(F, words, size, mat, loc, align='CENTER'):
    c = bpy.data.curves.new('text', 'FONT')
    c.body = words
    c.size = size
    c.align_x = align
    c.align_y = 'CENTER'
    c.materials.append(mat)
    o = bpy.data.objects.new('text', c)
    bpy.context.scene.collection.objects.link(o)
    return on(F, o, loc)


def arc(F, name, r0, r1, a0, a1, mat, loc, n=24):
    """part of a flat ring, from angle a0 to a1 in degrees, clockwise from the top"""
    V, Q = [], []
    for k in range(n + 1):
        t = radians(90 - a0 - (a1 - a0) * k / n)
        V += [(r0 * cos(t), r0 * sin(t), 0), (r1 * cos(t), r1 * sin(t), 0)]
    for k in range(n):
        Q.append([2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2])
    return on(F, obj(name, V, Q, mat, smooth=False), loc)


def flat(F, name, w, h, mat, loc):
    return on(
        F,
        obj(
            name, [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [[0, 1, 2, 3]], mat
        ),
        loc,
    )


def sweep(y):
    return -SWEEP * (y / HALF) ** 2, -DROP * (y / HALF) ** 2


def panel_frame(y, v=0, x=0.4346, z=0.9743):
    """on the face of the panel, y from the middle, v above its center line"""
    dx, dz = sweep(y)
    t = radians(TILT)
    slope = -2 * SWEEP * y / HALF**2
    right = Vector((-slope, -1, 0)).normalized()
    at = (x + dx * cos(t) + dz * sin(t), y, z + dz * cos(t) - dx * sin(t))
    F = frame(at, right.cross(Vector((sin(t), 0, cos(t)))), right)
    return F @ Matrix.Translation((0, v, 0))


def long(name, depth, w, h, x, z, r, mat, tilt=TILT, seg=3):
    """a bar that follows the dashboard from end to end"""
    return rbox(
        name,
        (depth, w, h),
        (x, 0, z),
        r,
        mat,
        (0, tilt, 0),
        n=(1, 20, 1),
        seg=seg,
        deform=lambda a, b, c: (a + sweep(b)[0], b, c + sweep(b)[1]),
        wn=False,
    )


def dashboard(M, soft):
    def dd(x, y, z):
        return (x - SWEEP * (y / HALF) ** 2 * (1 if x < 0 else 0), y, z - DROP * abs(y / HALF) ** 2)

    rbox('dash', (0.22, 1.06, 0.19), (0.56, 0, 0.985), 0.06, M['trim'], n=(3, 20, 3), seg=5, deform=dd, wn=False)
    # panel, with a padded edge above it
    long('fascia', 0.030, 0.985, 0.098, 0.4515, 0.970, 0.012, M['trim'])
    long('strip', 0.012, 0.955, 0.080, 0.4405, 0.9735, 0.005, M['paint'] if soft else M['gloss'])
    if not soft:
        long('line', 0.005, 0.950, 0.004, 0.4405, 0.931, 0.0018, M['machined'], seg=1)
    long('pad', 0.026, 0.99, 0.040, 0.4585, 1.0375, 0.012, M['seat'], 24, seg=4)
    for v in (-0.009, 0.009):
        long('seam', 0.004, 0.97, 0.0022, 0.4455 + v * 0.40, 1.0318 + v * 0.92, 0.001, M['seat2'], 24, seg=1)
    # speakers at both ends
    for s in (-1, 1):
        F = panel_frame(s * 0.418)
        waves = [(0.0315 - 0.0035 * k, 0.0022 + 0.0016 * (k % 2)) for k in range(9)]
        turned(
            F,
            'speaker',
            [(0.0375, -0.004), (0.0375, 0.003), (0.0355, 0.006), (0.0330, 0.0055), (0.0322, 0.002), *waves, (0, 0.003)],
            M['dark'],
            seg=40,
            mats=[M['chrome' if soft else 'steel'], M['dark']],
            mi=[0] * 4 + [1] * 10,
        )
    # switches in the middle
    F = panel_frame(0, -0.006)
    on(F, rbox('switchplate', (0.190, 0.060, 0.006), (0, 0, 0), 0.0028, M['dark'], seg=2), (0, 0, 0.001))
    for k in range(5):
        x = -0.072 + 0.036 * k
        on(F, rbox('switch', (0.030, 0.046, 0.012), (0, 0, 0), 0.004, M['trim'], seg=2), (x, 0, 0.006))
        flat(F, 'switchlight', 0.010, 0.0022, M['lit' if k in (0, 2) else 'mark'], (x, 0.0150, 0.0124))
        for mark in range(3):
            if k != 4 or mark != 1:
                flat(
                    F,
                    'switchmark',
                    0.012 - 0.003 * ((k + mark) % 3),
                    0.0016,
                    M['mark'],
                    (x, 0.004 - 0.005 * mark, 0.0124),
                )
    # key or button to start, and the way to go
    F = panel_frame(0.136, -0.004)
    turned(
        F,
        'start',
        [(0.023, -0.002), (0.023, 0.006), (0.020, 0.009), (0.0165, 0.0085), (0.0155, 0.005), (0, 0.005)],
        M['chrome'],
    )
    if soft:
        turned(F, 'lock', [(0.013, 0.004), (0.013, 0.010), (0.011, 0.0115), (0, 0.0115)], M['steel'])
        on(F, rbox('key', (0.007, 0.030, 0.026), (0, 0, 0), 0.003, M['dark'], seg=2), (0, 0, 0.026))
        on(F, rbox('blade', (0.003, 0.010, 0.012), (0, 0, 0), 0.001, M['steel'], seg=1), (0, 0, 0.012))
    else:
        turned(F, 'button', [(0.0148, 0.004), (0.0148, 0.0075), (0.0125, 0.009), (0, 0.0095)], M['gloss'])
        arc(F, 'glow', 0.0098, 0.0112, 0, 360, M['lit'], (0, 0, 0.0097))
        arc(F, 'sign', 0.0042, 0.0052, 35, 325, M['white_lit'], (0, 0, 0.0099), 16)
        flat(F, 'sign2', 0.0011, 0.0050, M['white_lit'], (0, 0.0040, 0.0099))
    F = panel_frame(-0.136, -0.004)
    for x in (-0.017, 0.017):
        turned(
            F,
            'socket',
            [(0.0145, -0.002), (0.0145, 0.004), (0.0125, 0.006), (0.0105, 0.0045), (0, 0.0045)],
            M['trim'],
            (x, 0, 0),
            24,
        )
        on(F, rbox('usb', (0.011, 0.0045, 0.002), (0, 0, 0), 0.0008, M['steel'], seg=1), (x, 0, 0.0050))
    # handle for the passenger
    A = [
        panel_frame(y) @ Vector((0, 0.002, d)) for y, d in ((-0.184, 0), (-0.190, 0.038), (-0.336, 0.038), (-0.342, 0))
    ]
    tube('handle', [tuple(p) for p in A], 0.0095, M['trim'], fil=0.025, seg=12)
    for y in (-0.184, -0.342):
        turned(
            panel_frame(y),
            'handlefoot',
            [(0.019, -0.002), (0.018, 0.003), (0.013, 0.007), (0, 0.007)],
            M['steel'],
            (0, 0.002, 0),
            24,
        )
    # open tray on the right, cup holders in the middle
    rbox('tray', (0.125, 0.375, 0.012), (0.500, -0.300, 0.790), 0.004, M['floor'], (0, -4, 0))
    for k in range(7):
        rbox(
            'trayrib', (0.10, 0.010, 0.005), (0.500, -0.435 + 0.045 * k, 0.7975), 0.002, M['floor'], (0, -4, 0), seg=1
        )
    rbox('traylip', (0.016, 0.395, 0.044), (0.440, -0.300, 0.804), 0.007, M['trim'])
    tube('trayedge', [(0.440, -0.490, 0.828), (0.440, -0.110, 0.828)], 0.0075, M['seat'], fil=0, seg=10)
    for y in (-0.492, -0.108):
        rbox('trayend', (0.135, 0.014, 0.100), (0.500, y, 0.832), 0.006, M['trim'])
    rbox('console', (0.13, 0.200, 0.150), (0.505, 0, 0.835), 0.02, M['trim'], seg=4)
    rbox('cupblock', (0.090, 0.190, 0.052), (0.425, 0, 0.835), 0.022, M['trim'], seg=4)
    for y in (-0.050, 0.050):
        F = frame((0.392, y, 0.800), (0, 0, 1))
        turned(
            F,
            'cup',
            [
                (0, -0.030),
                (0.036, -0.030),
                (0.041, -0.024),
                (0.046, 0.058),
                (0.046, 0.062),
                (0.0435, 0.0645),
                (0.040, 0.062),
                (0.0375, -0.022),
                (0, -0.022),
            ],
            M['trim'],
            seg=36,
            mats=[M['trim'], M['machined'], M['floor']],
            mi=[0, 0, 0, 1, 1, 1, 2, 2],
        )
    # mat on the wall before the feet
    W = frame((0.5455, 0, 0.60), (-cos(radians(6)), 0, -sin(radians(6))))
    on(W, rbox('wallmat', (0.98, 0.24, 0.008), (0, 0, 0), 0.004, M['floor'], seg=2))
    for k in range(8):
        on(
            W,
            rbox('wallrib', (0.92, 0.010, 0.006), (0, 0, 0), 0.002, M['floor'], seg=1),
            (0, -0.094 + 0.027 * k, 0.005),
        )
    screen(M, soft)


def screen(M, soft):
    tilt = radians(12)
    F = frame((0.465, 0, 1.078), (-cos(tilt), 0, sin(tilt)))
    on(F, rbox('screenb', (0.235, 0.14, 0.026), (0, 0, 0), 0.012, M['trim'], seg=4))
    L, W_, D = M['lit'], M['white_lit'], M['mark']
    if soft:
        on(F, rbox('screenf', (0.222, 0.128, 0.006), (0, 0, 0), 0.0028, M['gloss'], seg=2), (0, 0, 0.0125))
        turned(
            F,
            'gauge',
            [(0.0635, 0.012), (0.0635, 0.019), (0.0610, 0.0225), (0.0575, 0.0215), (0.0555, 0.0175), (0, 0.0175)],
            M['chrome'],
            seg=64,
            mats=[M['chrome'], M['screen']],
            mi=[0, 0, 0, 0, 1],
        )
        z = 0.0180
        for k in range(25):
            t, big = radians(90 + 126 - 10.5 * k), k % 4 == 0
            r0, r1 = (0.0445 if big else 0.0480), 0.0520
            tick = flat(F, 'tick', 0.0014 if big else 0.0008, r1 - r0, W_ if big else D, (0, 0, 0))
            tick.matrix_world = (
                F
                @ Matrix.Translation(((r0 + r1) / 2 * cos(t), (r0 + r1) / 2 * sin(t), z))
                @ Matrix.Rotation(t - pi / 2, 4, 'Z')
            )
        arc(F, 'track', 0.0395, 0.0422, -126, 126, D, (0, 0, z), 40)
        arc(F, 'start', 0.0395, 0.0422, -126, -116, L, (0, 0, z), 4)
        text(F, '0', 0.034, W_, (0, 0.006, z))
        text(F, 'mph', 0.0085, D, (0, -0.0145, z))
        for k in range(6):  # how full the battery is
            flat(F, 'charge', 0.0052, 0.0075, L if k < 5 else D, (-0.0165 + 0.0066 * k, -0.0345, z))
        for s in (-1, 1):
            for k in range(3):
                turned(
                    F,
                    'knob',
                    [(0.0082, 0.014), (0.0082, 0.018), (0.0070, 0.0195), (0, 0.0195)],
                    M['trim'],
                    (s * 0.0885, 0.036 - 0.036 * k, 0),
                    20,
                )
                flat(F, 'knobmark', 0.005, 0.0012, D if k else L, (s * 0.0885, 0.036 - 0.036 * k, 0.0199))
        return
    on(F, rbox('screenf', (0.231, 0.136, 0.006), (0, 0, 0), 0.0028, M['gloss'], seg=2), (0, 0, 0.0125))
    flat(F, 'screen', 0.214, 0.119, M['screen'], (0, 0, 0.0158))
    z = 0.0162
    c = (-0.052, 0.008, z)
    arc(F, 'track', 0.0375, 0.0420, -120, 120, D, c, 40)
    arc(F, 'start', 0.0375, 0.0420, -120, -108, L, c, 4)
    for k in range(13):
        t = radians(90 + 120 - 20 * k)
        tick = flat(F, 'tick', 0.0008, 0.0045, D, (0, 0, 0))
        tick.matrix_world = (
            F
            @ Matrix.Translation((c[0] + 0.0335 * cos(t), c[1] + 0.0335 * sin(t), z))
            @ Matrix.Rotation(t - pi / 2, 4, 'Z')
        )
    text(F, '0', 0.034, W_, c)
    text(F, 'mph', 0.0085, D, (c[0], c[1] - 0.0215, z))
    for k, way in enumerate('FNR'):
        text(F, way, 0.0135, W_ if way == 'N' else D, (0.012, 0.029 - 0.0205 * k, z))
    flat(F, 'chosen', 0.0018, 0.0135, L, (0.0022, 0.0085, z))
    text(F, 'Charge', 0.0085, D, (0.028, 0.033, z), 'LEFT')
    for k in range(10):
        flat(F, 'charge', 0.0056, 0.0145, L if k < 8 else D, (0.0315 + 0.0072 * k, 0.0195, z))
    text(F, 'Ready', 0.0125, W_, (0.028, -0.003, z), 'LEFT')
    flat(F, 'rule', 0.0700, 0.0007, D, (0.0635, -0.015, z))
    for k in range(5):
        x = -0.088 + 0.044 * k
        flat(F, 'key', 0.036, 0.0165, M['tile'], (x, -0.0455, z))
        if k == 0:  # a lamp
            arc(
                F, 'icon', 0, 0.0040, -90, 90, W_, (x - 0.002, -0.0455, z + 0.0003), 10
            ).matrix_world @= Matrix.Rotation(radians(-90), 4, 'Z')
            for q in (-1, 0, 1):
                flat(F, 'icon', 0.0040, 0.0007, W_, (x - 0.0052, -0.0455 + 0.0026 * q, z + 0.0003))
        elif k == 1:  # a note
            arc(F, 'icon', 0, 0.0022, 0, 360, W_, (x - 0.0012, -0.0482, z + 0.0003), 12)
            flat(F, 'icon', 0.0007, 0.0070, W_, (x + 0.0007, -0.0448, z + 0.0003))
            flat(F, 'icon', 0.0030, 0.0011, W_, (x + 0.0019, -0.0418, z + 0.0003))
        elif k == 2:  # a place
            arc(F, 'icon', 0.0015, 0.0036, 0, 360, W_, (x, -0.0442, z + 0.0003), 16)
            flat(F, 'icon', 0.0010, 0.0036, W_, (x, -0.0494, z + 0.0003))
        elif k == 3:  # a camera
            flat(F, 'icon', 0.0095, 0.0062, W_, (x, -0.0462, z + 0.0003))
            flat(F, 'icon', 0.0036, 0.0016, W_, (x, -0.0425, z + 0.0003))
            arc(F, 'icon', 0, 0.0018, 0, 360, M['tile'], (x, -0.0462, z + 0.0006), 12)
        else:  # settings
            for q, e in enumerate((-0.002, 0.002, -0.001)):
                flat(F, 'icon', 0.0100, 0.0007, W_, (x, -0.0425 - 0.0030 * q, z + 0.0003))
                flat(F, 'icon', 0.0018, 0.0020, W_, (x + e, -0.0425 - 0.0030 * q, z + 0.0006))


def steering(M):
    sy = 0.28
    hub = Vector((0.27, sy, 1.125))
    base = Vector((0.55, sy, 0.90))
    tube('column', [tuple(base), tuple(hub)], 0.026, M['trim'])
    rbox('colcov', (0.16, 0.085, 0.085), tuple(base.lerp(hub, 0.45)), 0.03, M['trim'], rot=(0, 35, 0), seg=4)
    d = (hub - base).normalized()
    F = frame(hub, d)
    for name, out, r, mat, n in (('swheel', 0.178, 0.0165, M['wheel'], 18), ('stitch', 0.1618, 0.0016, M['seam'], 6)):
        around = [(out + r * cos(2 * pi * k / n), r * sin(2 * pi * k / n)) for k in range(n + 1)]
        turned(F, name, around, mat, seg=72)

    def spoke(x, y, z):
        s = (x + 0.0675) / 0.135  # 0 at the hub, 1 at the ring
        return (x, y * (1.30 - 1.15 * s + 0.85 * s * s), z + 0.010 * (1 - s) ** 2)

    for ang in (-9, 189, -90):
        v = Vector((cos(radians(ang)), sin(radians(ang)), 0)) * 0.106
        on(
            F,
            rbox('spoke', (0.135, 0.044, 0.016), (0, 0, 0), 0.006, M['trim'], n=(8, 1, 1), deform=spoke, wn=False),
            tuple(v),
            ang,
        )
        inlay = lambda x, y, z: (x, y * (1.25 - 0.35 * (x + 0.04) / 0.08), z + 0.010 * (1 - (x + 0.0675) / 0.135) ** 2)
        on(
            F,
            rbox(
                'inlay',
                (0.076, 0.013, 0.004),
                (0, 0, 0),
                0.0018,
                M['steel'],
                n=(6, 1, 1),
                seg=2,
                deform=inlay,
                wn=False,
            ),
            (v.x, v.y, 0.0072),
            ang,
        )
    for ang in (7, 173):  # rests for the thumbs
        v = Vector((cos(radians(ang)), sin(radians(ang)), 0)) * 0.1655
        on(F, rbox('thumb', (0.026, 0.052, 0.030), (0, 0, 0), 0.0125, M['wheel'], seg=4), tuple(v), ang)
    turned(
        F,
        'hub',
        [(0, 0.030), (0.032, 0.0295), (0.048, 0.026), (0.058, 0.018), (0.062, 0.006), (0.058, -0.02), (0, -0.02)],
        M['trim'],
        seg=48,
    )
    turned(F, 'hubseam', [(0.0500, 0.0235), (0.0515, 0.0262), (0.0530, 0.0225)], M['dark'], seg=48)
    turned(F, 'hubring', [(0.0225, 0.0290), (0.0235, 0.0325), (0.0260, 0.0325), (0.0275, 0.0285)], M['steel'], seg=40)
    turned(F, 'hubbadge', [(0, 0.0312), (0.0232, 0.0312), (0.0232, 0.028)], M['paint'], seg=40)
    S = base.lerp(hub, 0.72)
    tube('stalk', [tuple(S), tuple(S + Vector((0.004, -0.125, 0.026)))], 0.0065, M['trim'], seg=10)
    E_ = S + Vector((0.004, -0.125, 0.026))
    rbox('stalkend', (0.017, 0.036, 0.017), tuple(E_), 0.008, M['trim'], (0, 0, 0))


def pedals(M):
    t = radians(36)
    for name, at, w, h, ribs in (
        ('brake', (0.475, 0.335, 0.578), 0.118, 0.074, 5),
        ('drive', (0.482, 0.175, 0.575), 0.062, 0.124, 8),
    ):
        F = frame(at, (-cos(t), 0, sin(t)))
        on(F, rbox(name + 'back', (w + 0.010, h + 0.010, 0.010), (0, 0, 0), 0.0048, M['floor'], seg=2), (0, 0, -0.004))
        on(F, rbox(name, (w, h, 0.008), (0, 0, 0), 0.0038, M['steel'], seg=2), (0, 0, 0.001))
        for k in range(ribs):
            y = (k - (ribs - 1) / 2) * (h - 0.012) / (ribs - 0.4)
            on(F, rbox(name + 'rib', (w - 0.018, 0.0075, 0.006), (0, 0, 0), 0.0026, M['floor'], seg=1), (0, y, 0.006))
        x, y, z = at
        tube(
            name + 'arm',
            [(x + 0.012, y, z - 0.004), (0.520, y, z + 0.035), (0.532, y, 0.70), (0.540, y, 0.80)],
            0,
            M['steel'],
            fil=0.05,
            sq=(0.018, 0.012, 0.004),
        )
