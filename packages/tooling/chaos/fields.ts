/** An unknown value's field; undefined where it has none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

/** A field that is a number; NaN where it is none. */
export const numberIn = (value: unknown, name: string): number => {
  const field = fieldOf(value, name);
  return typeof field === 'number' ? field : Number.NaN;
};

/** A field that is a text; empty where it is none. */
export const textIn = (value: unknown, name: string): string => {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : '';
};

/** A field that is a list; empty where it is none. */
export const listIn = (value: unknown, name: string): readonly unknown[] => {
  const field = fieldOf(value, name);
  return Array.isArray(field) ? field : [];
};

/** The numbers of a field's list. */
export const numbersIn = (value: unknown, name: string): readonly number[] =>
  listIn(value, name).filter((one) => typeof one === 'number');
