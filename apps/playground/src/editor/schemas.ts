import { isObject, own } from '../text/json.ts';
import type { Currency } from '@baguni/domain/shop';
import type { OfferName } from '../engine/cart-engine.ts';

/** What a cart may say of its shop, beside what the marketplace’s carts say (EN-08, EN-09). */
export interface ShopNames {
  readonly currency: Pick<Currency, 'code'>;
  readonly offers: readonly OfferName[];
}

/** The schema of a cart, with the currency and the promotions of its shop. */
export const cartSchemaOf = async ({ currency, offers }: ShopNames): Promise<unknown> => {
  const { default: schema } = await import('@baguni/contract/cart.schema.json', { with: { type: 'json' } });
  const properties: unknown = own(schema, 'properties');
  if (offers.length === 0 && currency.code === 'KRW') return schema;
  const items = { anyOf: offers.map(({ id, name }) => ({ type: 'string', const: id, description: name })) };
  const promotions = { type: 'array', items };
  return {
    ...schema,
    properties: {
      ...(isObject(properties) ? properties : {}),
      currency: { type: 'string', const: currency.code },
      promotions,
    },
  };
};

/** The schema of a shop. */
export const shopSchema = async (): Promise<unknown> =>
  (await import('@baguni/contract/shop.schema.json', { with: { type: 'json' } })).default;
