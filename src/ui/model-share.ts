/**
 * Detail of a progress event from `model-viewer`: the share of all its steps, from 0 to 1, and which step has finished.
 */
export type Progress = { totalProgress: number; reason: string }

/**
 * How much of a model is loaded, from 0 to 1. The element also counts its own steps, such as the lighting, which reach
 * three quarters before a byte of the model has arrived. Each step takes a share of the remaining progress, from which
 * the model's own share is computed: exact once the other steps are done, and never too high before.
 * @returns a function to call with each event
 */
export function modelShare(): (progress: Progress) => number {
  let left = 1
  let leftOfModel = 1
  return ({ totalProgress, reason }) => {
    const now = 1 - totalProgress
    if (reason === 'model-load') leftOfModel *= left > 0 ? now / left : 0
    left = now
    return 1 - leftOfModel
  }
}
