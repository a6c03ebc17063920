/** Detail of a progress event of `model-viewer`: the share of all its steps, from 0 to 1, and which step was done. */
export type Progress = { totalProgress: number; reason: string }

/**
 * How much of a model is loaded, from 0 to 1. The element counts its own steps too, such as the lighting, which alone are three quarters
 * before a byte of the model has come. Each step takes a part of what is left, so that of the model is known from the parts it took:
 * exactly once the others are done, and too low rather than too high before.
 * @returns to be called with each event
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
