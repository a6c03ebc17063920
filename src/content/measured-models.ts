import measures from './cart-models.json' with { type: 'json' }

/** The name of a model with measures. Each of them has an outline, too. */
export type MeasuredModel = keyof typeof measures

export const isMeasured = (model: string | undefined): model is MeasuredModel =>
  model !== undefined && Object.hasOwn(measures, model)
