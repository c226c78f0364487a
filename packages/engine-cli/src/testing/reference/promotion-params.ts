import * as shopJson from '@baguni/contract/shop-json';
import type { Promotion } from '@baguni/domain';

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object) });

const count = new Intl.NumberFormat('en-US');
const MOST_PIECES = 999;

/** Returns the type and the unit of a param from its schema. */
const typeAndUnit = (schema: Readonly<Record<string, unknown>>): readonly [type: string, unit: string] => {
  const { type, minimum, maximum, items, maxItems } = schema;
  const range = `${count.format(Number(minimum))} to ${count.format(Number(maximum))}`;
  switch (type) {
    case 'integer':
      return [`integer, ${range}`, Number(maximum) <= MOST_PIECES ? 'pieces' : 'minor units'];
    case 'number':
      return [`number, ${range}`, 'per cent'];
    case 'string':
      return ['string', 'item number'];
    case 'array': {
      const fields = Object.keys(objectOf(objectOf(items)['properties']));
      return [`list of at most ${String(maxItems)} \`{ ${fields.join(', ')} }\``, 'minor units; per cent'];
    }
    default:
      return ['`CouponTarget`', ''];
  }
};

/** What optional params mean if they are missing. */
const defaults: Readonly<Record<string, string>> = { on: 'all units', from: '0', cap: 'no limit' };

const paramRow = (required: readonly unknown[], name: string, schema: Readonly<Record<string, unknown>>): string => {
  const { description = 'The units that it applies to.' } = schema;
  const cells = [...typeAndUnit(schema), required.includes(name) ? 'required' : defaults[name], description];
  return `| \`${name}\` | ${cells.map(String).join(' | ')} |`;
};

const isPromotion = (value: unknown): value is Promotion<string, unknown> =>
  typeof value === 'object' && value !== null && 'worth' in value;

/** Describes the params, lane and stacking of a kind of promotions in Markdown; undefined for other names. */
export const promotionParams = (name: string): string | undefined => {
  const [, kind] = Object.entries<unknown>(shopJson).find(([one]) => one === name) ?? [];
  if (!isPromotion(kind)) return undefined;
  const { code, lane = 'Item', stacksWith = [] } = kind;
  const { required, properties } = objectOf(shopJson.promotionKinds.find((one) => one.code === code)?.schema);
  const rows = Object.entries(objectOf(properties)).map(([param, schema]) =>
    paramRow(Array.isArray(required) ? required : [], param, objectOf(schema)),
  );
  const others = stacksWith === 'Everything' ? ['Everything'] : stacksWith;
  const stacking = others.length === 0 ? 'none' : others.map((one) => `\`${one}\``).join(', ');
  return [
    ['| Param | Type | Unit | Default | Meaning |', '|---|---|---|---|---|', ...rows].join('\n'),
    `Code: \`${code}\`. Lane: \`${lane}\`. Stacks by default with: ${stacking}.`,
  ].join('\n\n');
};
