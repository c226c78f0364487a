/** Which module brings a part. */
export const moduleOf = {
  client: 'calls',
  reports: 'reports',
  saveSession: 'sessionFile',
  overlays: 'layers',
  deferredViews: 'blockers',
  reading: 'reading',
  quantity: 'quantity',
  deleting: 'deleting',
  ordering: 'ordering',
  failureHandler: 'failure',
  carryOutPlan: 'plan',
  offers: 'offers',
  coupons: 'coupons',
  combinationSearch: 'coupons',
  couponViews: 'coupons',
  couponLayers: 'coupons',
  bestCombination: 'bestCombination',
  overseas: 'overseas',
  overseaCookies: 'overseas',
  overseasViews: 'overseasView',
  overseasComponents: 'overseasView',
  estimate: 'estimate',
  estimateViews: 'estimate',
  estimateLayer: 'estimate',
  extras: 'extras',
  extrasViews: 'extras',
  extrasComponents: 'extras',
} as const;

/** A value for each key of an object. */
export const mapped = <From extends object, To>(from: From, of: (key: keyof From) => To): Record<keyof From, To> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of `from`
  Object.fromEntries(Object.keys(from).map((key) => [key, of(key as keyof From)])) as Record<keyof From, To>;
