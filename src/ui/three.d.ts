// The two modules of three.js that we use have no types.
declare module 'three/examples/jsm/libs/meshopt_decoder.module.js' {
  /** Decodes `EXT_meshopt_compression`, in WebAssembly. */
  export const MeshoptDecoder: {
    ready: Promise<void>
    decodeGltfBuffer: (
      target: Uint8Array,
      count: number,
      size: number,
      source: Uint8Array,
      mode: string,
      filter: string,
    ) => void
  }
}

declare module 'three/examples/jsm/loaders/GLTFLoader.js' {
  export class GLTFLoader {
    setMeshoptDecoder(decoder: { ready: Promise<void> }): this
    parse(
      data: ArrayBuffer | string,
      path: string,
      onLoad: (gltf: unknown) => void,
      onError?: (error: unknown) => void,
    ): void
  }
}
