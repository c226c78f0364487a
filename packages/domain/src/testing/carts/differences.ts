const MAX_TEXT = 60;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOption = (
  value: unknown,
): value is { readonly _tag: 'None' } | { readonly _tag: 'Some'; readonly value: unknown } =>
  isObject(value) && (value['_tag'] === 'None' || value['_tag'] === 'Some');

const bare = (value: unknown): unknown => {
  if (isOption(value)) return value._tag === 'Some' ? bare(value.value) : 'none';
  if (Array.isArray(value)) return value.map(bare);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bare(one)])) : value;
};

const textOf = (value: unknown): string => {
  const text = value === 'none' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
};

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

type Writing = (name: string, value: unknown) => string | undefined;

/** Lists the differences from a default value by path: `item.itemSellPrice 0`. */
export const differences = (
  plain: unknown,
  value: unknown,
  written: Writing = () => undefined,
  path: readonly string[] = [],
): readonly string[] => {
  if (isSame(plain, value)) return [];
  if (!isObject(plain) || !isObject(value) || isOption(plain)) {
    const found = bare(value);
    return [[path.join('.'), written(path.at(-1) ?? '', found) ?? textOf(found)].join(' ').trim()];
  }
  return Object.keys({ ...plain, ...value }).flatMap((name) =>
    differences(plain[name], value[name], written, [...path, name]),
  );
};
