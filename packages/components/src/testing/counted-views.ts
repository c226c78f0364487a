import type { CartViews } from '@baguni/presentation';

const keyed = ['unit', 'itemGroup', 'shippingGroup', 'sellerGroup'] as const;
const single = ['sellerGroupKeys', 'summary', 'orderBar', 'toolbar', 'tabBar', 'header', 'page'] as const;

const isKeyed = (name: PropertyKey): name is (typeof keyed)[number] => keyed.some((one) => one === name);
const isSingle = (name: PropertyKey): name is (typeof single)[number] => single.some((one) => one === name);

/** Views that count their reads by key, e.g. `unit 12`, `sellerGroup A`, `summary`. */
export interface CountedViews {
  readonly views: CartViews;
  /** Returns the reads per key since the last call and resets them. */
  readonly take: () => ReadonlyMap<string, number>;
}

const counting = (views: CartViews): CountedViews => {
  let reads = new Map<string, number>();
  const count = (name: string): void => {
    reads.set(name, (reads.get(name) ?? 0) + 1);
  };
  const proxy: CartViews = new Proxy(views, {
    // uses the target, because a proxy has no access to private fields
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (value === target) return proxy;
      if (isSingle(name)) count(name);
      if (!isKeyed(name) || typeof value !== 'function') return value;
      return (...keys: readonly [never]): unknown => {
        count(`${name} ${String(keys[0])}`);
        const view = target[name](...keys);
        return view && 'isBelow' in view ? { ...view, isBelow: false } : view;
      };
    },
  });
  const take = (): ReadonlyMap<string, number> => {
    const taken = reads;
    reads = new Map();
    return taken;
  };
  return { views: proxy, take };
};

const known = new WeakMap<CartViews, CountedViews>();

/**
 * Counts renders through reads: each component reads its view once per render. The same views share a counter. No
 * card is below the window, because its rows would read again when they come near.
 */
export const countedViews = (views: CartViews): CountedViews => {
  const counted = known.get(views) ?? counting(views);
  known.set(views, counted);
  return counted;
};
