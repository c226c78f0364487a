import {
  conflictingMessages,
  countryCode,
  couponLanes,
  currencyCodes,
  isCountryCode,
  isoDecimals,
  normalizeCode,
  omittableNames,
  type Currency,
  type EngineTerms,
  type Offer,
  type OwnExclusion,
  type ShopRule,
  objectOf,
  own,
  type JsonObject,
} from '@baguni/domain/internal';
import { entriesOf, valueAt } from '../cart-json/json.ts';
import { misfit, type CartProblem, type Fit } from '../cart-json/problem.ts';
import type { PromotionKind } from './kind.ts';
import type { ShopFields } from './shop-codec.ts';

type Problems = readonly CartProblem[];

/** Reports a name that is not among the accepted ones. */
export const unlisted = (path: string, found: string | number, names: readonly (string | number)[]): Problems =>
  names.includes(found) ? [] : [misfit(path, found, { enum: names })];

/** Reports each value whose key is that of an earlier one. */
const repeated = (placed: readonly (readonly [path: string, found: string, key?: string])[]): Problems =>
  placed.flatMap(([path, found, key = found], i) =>
    placed.slice(0, i).some(([, one, other = one]) => other === key) ? [{ type: 'Repeated', path, found }] : [],
  );

/** Reports a currency other than the required one, and decimals other than those of ISO 4217. */
const ofCurrency = ({ currency: { code, exponent } }: ShopFields, required: Currency | undefined): Problems => [
  ...(required === undefined || (required.code === code && required.exponent === exponent)
    ? []
    : [misfit('currency', code, { enum: [required.code] })]),
  ...unlisted('currency.exponent', exponent, [isoDecimals(code) ?? exponent]),
];

/** Reports names of rules that the base does not have, or that always apply. A simple shop is offered readable codes. */
const ofWithout = ({ without }: ShopFields, { base }: ShopParts): Problems => {
  const groups = Object.entries(base.orders);
  const all = groups.flatMap(([group, rules]) => [group, ...rules.flatMap(({ codes }) => codes)]);
  const known = [...all, ...Object.values(base.codes ?? {})];
  const names = omittableNames(base);
  const readable = names.filter((name) => !Object.hasOwn(base.codes ?? {}, name));
  return without.flatMap((name, i) =>
    names.includes(name)
      ? []
      : unlisted(`without.${i}`, name, readable).map((one) =>
          one.type === 'Misfit' && known.includes(name) ? { ...one, isRequired: true } : one,
        ),
  );
};

const homeFit: Fit = { type: 'string', pattern: countryCode.source };

/** Reports another name of a country, such as `UK`, and codes of no country, such as `EN`. */
export const countryProblems = (path: string, code: unknown): Problems => {
  if (isCountryCode(code)) return [];
  const name = typeof code === 'string' && countryCode.test(code) ? new Intl.Locale(`und-${code}`).region : code;
  return [misfit(path, code, name === code ? homeFit : { enum: [String(name)] })];
};

/** Reports shipping terms with a minimum for free shipping that is not used, or without one that is. */
export const freeShippingProblems = (policies: unknown): Problems =>
  entriesOf(policies).flatMap((policy, i) => {
    const [isFree, found] = [own(policy, 'isConditionalFree') === true, own(policy, 'conditionalFreeBasisCost')];
    const hasMinimum = typeof found === 'number' && found > 0;
    return isFree === hasMinimum || own(policy, 'isSmileDelivery') === true
      ? []
      : [
          misfit(
            `shippingPolicies.${i}.conditionalFreeBasisCost`,
            found,
            isFree ? { type: 'integer', minimum: 1 } : { enum: [0] },
          ),
        ];
  });

/** Reports zones without a home, a home of the marketplace, repeated countries, and free shipping without a fee. */
const ofCountries = ({ base, home, countries = [] }: ShopFields): Problems => [
  ...(countries.length > 0 && home === undefined ? [misfit('home', undefined, homeFit)] : []),
  ...(base && home !== undefined ? [misfit('home', home, undefined)] : []),
  ...(home === undefined ? [] : countryProblems('home', home)),
  ...countries.flatMap(({ codes }, i) =>
    codes.flatMap((code, j) => countryProblems(`countries.${i}.codes.${j}`, code)),
  ),
  ...repeated(
    countries.flatMap(({ codes }, i) => codes.map((code, j) => [`countries.${i}.codes.${j}`, code] as const)),
  ),
  ...countries.flatMap(({ fee, freeFrom }, i) =>
    fee === undefined && freeFrom !== undefined
      ? [misfit(`countries.${i}.fee`, undefined, { type: 'integer', minimum: 0 })]
      : [],
  ),
];

/** Reports caps without rules on them, caps in won for a shop in another currency, and in currencies without a known rate. */
const ofCaps = ({ base, currency: { code }, limits }: ShopFields): Problems => {
  if (!base && limits.overseas) return [misfit('limits.overseas', limits.overseas, undefined)];
  const known = [code, ...currencyCodes.filter((one) => one !== 'KRW' && one !== code)];
  return (limits.overseas ?? []).flatMap(({ amounts = [], withBodyHair }, i) => [
    ...amounts.flatMap(({ currency }, j) => unlisted(`limits.overseas.${i}.amounts.${j}.currency`, currency, known)),
    ...(withBodyHair === undefined || code === 'KRW'
      ? []
      : [misfit(`limits.overseas.${i}.withBodyHair`, withBodyHair, undefined)]),
  ]);
};

/** Reports names in `stacksWith` that are neither promotions nor coupon lanes. */
const ofStacking = ({ promotions }: ShopFields, { kinds, given }: ShopParts): Problems => {
  const ids = entriesOf(own(given, 'promotions')).map((one) => String(own(one, 'id')));
  const names = [...kinds.map(({ code }) => code), ...couponLanes, ...ids];
  return promotions.flatMap(({ stacksWith = [] }, i) =>
    stacksWith === 'Everything'
      ? []
      : stacksWith.flatMap((name, j) => unlisted(`promotions.${i}.stacksWith.${j}`, name, names)),
  );
};

/** Reports custom fields in targets that the shop does not declare. */
const ofTargets = ({ promotions, discounts }: ShopFields, json: JsonObject, { given }: ShopParts): Problems => {
  const names = Object.keys(objectOf(own(own(given, 'fields'), 'item')));
  return [
    ...promotions.map((_, i) => `promotions.${i}.params.on.field`),
    ...discounts.map((_, i) => `discounts.${i}.on.field`),
    ...entriesOf(own(json, 'coupons')).map((_, i) => `coupons.${i}.target.field`),
  ].flatMap((path) => {
    const found = valueAt(json, path);
    return typeof found === 'string' ? unlisted(path, found, names) : [];
  });
};

interface ShopParts {
  /** The shop as given, also with invalid values. */
  readonly given: JsonObject;
  readonly base: NonNullable<EngineTerms<string>['base']>;
  readonly kinds: readonly PromotionKind[];
  readonly required: Currency | undefined;
  readonly rules: readonly ShopRule[];
  readonly offers: readonly Offer[];
  readonly exclusions: readonly OwnExclusion[];
}

/** Reports exclusions and promotions that reuse the code of another rule, exclusion or promotion. */
const ofCodes = ({ promotions }: ShopFields, { rules, offers, exclusions }: ShopParts): Problems =>
  conflictingMessages([
    // two equal codes within these rules are a bug; the engine throws
    ...rules.map(({ code, message }) => ({ code, message, path: '' })),
    ...offers.map(({ id, code, message }) => {
      const path = `promotions.${promotions.findIndex((one) => one.id === id)}.code`;
      return { code, message, path };
    }),
    ...exclusions.map(({ code, message }, i) => ({ code, message, path: `exclusions.${i}.code` })),
  ]).flatMap(({ code, path }) => (path === '' ? [] : [{ type: 'Repeated', path, found: code }]));

/** Reports fields of a shop that do not go together (EN-10). */
export const shopContradictions = (shop: ShopFields, json: JsonObject, parts: ShopParts): Problems => [
  ...ofCurrency(shop, parts.required),
  ...ofWithout(shop, parts),
  ...ofCountries(shop),
  ...(shop.base ? [] : freeShippingProblems(own(json, 'shippingPolicies'))),
  ...ofCaps(shop),
  ...repeated(shop.promotions.map(({ id }, i) => [`promotions.${i}.id`, id])),
  ...repeated(
    shop.promotions.flatMap(({ couponCode }, i) =>
      couponCode === undefined ? [] : [[`promotions.${i}.couponCode`, couponCode, normalizeCode(couponCode)] as const],
    ),
  ),
  ...ofStacking(shop, parts),
  ...ofTargets(shop, json, parts),
  ...ofCodes(shop, parts),
];
