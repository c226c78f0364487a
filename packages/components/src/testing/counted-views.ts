import type { CartViews } from '@baguni/presentation';

/** The views that are read by key; the part that shows one reads it once in each render. */
const keyed = ['unit', 'itemGroup', 'shippingGroup', 'sellerGroup'] as const;
/** The views of which there is one. */
const single = ['sellerGroupKeys', 'summary', 'orderBar', 'toolbar', 'tabBar', 'header', 'page'] as const;

const isKeyed = (name: PropertyKey): name is (typeof keyed)[number] => keyed.some((one) => one === name);
const isSingle = (name: PropertyKey): name is (typeof single)[number] => single.some((one) => one === name);

/** Views that count how often each is read, by `unit 12`, `sellerGroup A`, `summary`… */
export interface CountedViews {
  readonly views: CartViews;
  /** Reads since the last call, by what was read; then counting starts anew. */
  readonly take: () => ReadonlyMap<string, number>;
}

const counting = (views: CartViews): CountedViews => {
  let reads = new Map<string, number>();
  const count = (name: string): void => {
    reads.set(name, (reads.get(name) ?? 0) + 1);
  };
  const proxy = new Proxy(views, {
    // the target itself answers: its private parts are not the proxy's
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (isSingle(name)) count(name);
      if (!isKeyed(name) || typeof value !== 'function') return value;
      return (...keys: readonly [never]): unknown => {
        count(`${name} ${String(keys[0])}`);
        return target[name](...keys);
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
 * Counts renders without touching the parts: each reads its own view exactly once when it renders, so the reads of a
 * view are the renders of its part. The same views are always
 * counted by the same counter.
 */
export const countedViews = (views: CartViews): CountedViews => {
  const counted = known.get(views) ?? counting(views);
  known.set(views, counted);
  return counted;
};
