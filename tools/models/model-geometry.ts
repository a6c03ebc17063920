/// <reference path="../../src/ui/three.d.ts" />
import { readFileSync } from 'node:fs'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'

/** The triangles of one material of a model: their corners in meters, nine numbers for each triangle. */
export type Part = { material: string; triangles: Float32Array }

type Node = { mesh?: number; scale?: number[]; rotation?: number[]; translation?: number[] }
type Packed = {
  byteOffset?: number
  byteLength: number
  byteStride: number
  count: number
  mode: string
  filter: string
}
type Gltf = {
  nodes: Node[]
  materials: { name: string }[]
  meshes: { primitives: { attributes: { POSITION: number }; indices: number; material: number }[] }[]
  accessors: {
    bufferView: number
    byteOffset?: number
    componentType: keyof typeof COMPONENTS
    count: number
    type: keyof typeof SIZE
    normalized?: boolean
  }[]
  bufferViews: {
    byteOffset?: number
    byteLength: number
    byteStride?: number
    extensions?: { EXT_meshopt_compression?: Packed }
  }[]
}

const COMPONENTS = { 5121: Uint8Array, 5122: Int16Array, 5123: Uint16Array, 5125: Uint32Array, 5126: Float32Array }
/** The integer for 1 in a normalized number, by component type of glTF. */
const GREATEST = { 5121: 255, 5122: 32_767, 5123: 65_535, 5125: 1, 5126: 1 }
const SIZE = { SCALAR: 1, VEC3: 3 }

/** The triangles of a binary glTF file, by material. For models like ours: one level of nodes, compressed by meshopt. */
export async function readModel(file: URL): Promise<Part[]> {
  await MeshoptDecoder.ready
  const bytes = readFileSync(file)
  const jsonLength = bytes.readUInt32LE(12)
  const gltf = JSON.parse(bytes.subarray(20, 20 + jsonLength).toString()) as Gltf
  const views = viewsOf(gltf, bytes.subarray(28 + jsonLength))
  const read = (index: number) => numbersOf(gltf, views, index)
  return gltf.nodes.flatMap((node) =>
    (gltf.meshes[node.mesh ?? -1]?.primitives ?? []).map(({ attributes, indices, material }) => {
      const positions = read(attributes.POSITION)
      const corners = read(indices)
      const triangles = new Float32Array(corners.length * 3)
      corners.forEach((corner, each) => {
        triangles.set(placed(node, [...positions.subarray(corner * 3, corner * 3 + 3)]), each * 3)
      })
      return { material: gltf.materials[material]?.name ?? '', triangles }
    }),
  )
}

const viewsOf = ({ bufferViews }: Gltf, binary: Uint8Array): Uint8Array[] =>
  bufferViews.map(({ byteOffset = 0, byteLength, extensions }) => {
    const packed = extensions?.EXT_meshopt_compression
    if (!packed) return binary.subarray(byteOffset, byteOffset + byteLength)
    const { count, byteStride, mode, filter } = packed
    const start = packed.byteOffset ?? 0
    const target = new Uint8Array(count * byteStride)
    MeshoptDecoder.decodeGltfBuffer(
      target,
      count,
      byteStride,
      binary.subarray(start, start + packed.byteLength),
      mode,
      filter,
    )
    return target
  })

function numbersOf(gltf: Gltf, views: Uint8Array[], index: number): Float64Array {
  const accessor = gltf.accessors[index]
  const view = accessor && views[accessor.bufferView]
  if (!accessor || !view) throw new TypeError(`There is no accessor ${index}`)
  const { bufferView, byteOffset = 0, componentType, count, type, normalized } = accessor
  const Type = COMPONENTS[componentType]
  const size = SIZE[type]
  const stride = (gltf.bufferViews[bufferView]?.byteStride ?? size * Type.BYTES_PER_ELEMENT) / Type.BYTES_PER_ELEMENT
  const all = new Type(Uint8Array.from(view.subarray(byteOffset)).buffer)
  const share = normalized ? GREATEST[componentType] : 1
  const numbers = new Float64Array(count * size)
  for (let each = 0; each < numbers.length; each++) {
    const value = all[Math.floor(each / size) * stride + (each % size)] ?? 0
    numbers[each] = Math.max(value / share, normalized ? -1 : -Infinity)
  }
  return numbers
}

/** Converts a point of a node to the coordinates of the model. */
function placed(
  { scale = [1, 1, 1], rotation = [0, 0, 0, 1], translation = [0, 0, 0] }: Node,
  point: number[],
): number[] {
  const [x = 0, y = 0, z = 0] = point.map((axis, each) => axis * (scale[each] ?? 1))
  const [a = 0, b = 0, c = 0, w = 1] = rotation
  const [turnX, turnY, turnZ] = [2 * (b * z - c * y), 2 * (c * x - a * z), 2 * (a * y - b * x)] as const
  const turned = [
    x + w * turnX + (b * turnZ - c * turnY),
    y + w * turnY + (c * turnX - a * turnZ),
    z + w * turnZ + (a * turnY - b * turnX),
  ]
  return turned.map((axis, each) => axis + (translation[each] ?? 0))
}
