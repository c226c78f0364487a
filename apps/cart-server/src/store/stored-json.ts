/** The optional fields of an object, or of the objects of a list. */
interface OptionalFields {
  readonly [name: string]: true | OptionalFields;
}

const address = { alterText: true } as const;
const policy = { calcTypeSub: true, maxDiscountPrice: true, maxAppliedQuantity: true } as const;
const item = {
  stock: true,
  limits: { max: true },
  options: { calculationUnit: true, stock: true },
  additions: { stock: true },
} as const;
const unit = {
  partnershipCode: true,
  unableOrderType: true,
  unableOrderReasonCode: true,
  unusableCouponType: true,
  expressShopBranch: true,
  smileFreshBranch: true,
  item,
  discounts: { policy },
} as const;

/** The optional fields of tables, which are tagged in their JSON, so that servers of the previous version read it. */
const optionalFields = {
  items: { item },
  sellers: {},
  policies: {},
  bundle_terms: {},
  discounts: { policy },
  fundings: {},
  offers: { extraDiscounts: { maxDiscountAmount: true } },
  cashbacks: { maxAmount: true },
  buyers: { latestShippingAddress: address, addresses: address },
  orders: { units: unit, terms: { address: true, paymentMethod: true }, papers: { taiwanIdNumber: true } },
} as const satisfies OptionalFields;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tagged = (value: unknown, fields: true | OptionalFields): unknown => {
  if (fields === true) return value === undefined ? { _tag: 'None' } : { _tag: 'Some', value };
  if (Array.isArray(value)) return value.map((one) => tagged(one, fields));
  if (!isObject(value)) return value;
  const optional = Object.entries(fields).map(([name, inner]) => [name, tagged(value[name], inner)]);
  return { ...value, ...Object.fromEntries(optional) };
};

/** Writes the JSON of a row. */
export const writeStored = (table: keyof typeof optionalFields, value: unknown): string =>
  JSON.stringify(tagged(value, optionalFields[table]));

const untagged = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(untagged);
  if (!isObject(value)) return value;
  if ('_tag' in value) return untagged(value['value']);
  for (const [name, one] of Object.entries(value)) if (typeof one === 'object') value[name] = untagged(one);
  return value;
};

/** Reads the JSON of a row. */
export const readStored = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  return text.includes('"_tag"') ? untagged(value) : value;
};
