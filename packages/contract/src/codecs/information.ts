import {
  benefitTypes,
  type BenefitType,
  type BsdBanner,
  type BsdEvent,
  type BsdEventTag,
  type ItemPurchaseBenefits,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import { plain, type Codec, list, parts, strict } from './base/codec.ts';
import { itemNo, MAX_UNITS, answerText, choice, keyText, moment } from './base/values.ts';

const MAX_BENEFITS = 20;

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value);
/** A colour in the form `#rrggbb`; other CSS is refused. */
export const colour: Codec<string> = plain({ type: 'Text', min: 7, max: 7 }, isColour, (value) => value);

export const itemsRequest = strict({ itemNos: list(itemNo, MAX_UNITS) });

export const bsdEventTag: Codec<BsdEventTag> = strict({
  startDate: moment,
  endDate: moment,
  commonImgUrl: answerText,
  globalImgUrl: answerText,
});

const bsdEvent: Codec<BsdEvent> = strict({
  itemNo,
  bigSmile: t.boolean,
  startDate: moment,
  endDate: moment,
  bannerText: answerText,
  dwebImageUrl: answerText,
  mwebImageUrl: answerText,
  textColor: colour,
  bgColor: colour,
});

export const bsdEvents: Codec<readonly BsdEvent[]> = parts('NoPrice', bsdEvent, MAX_UNITS);

export const bsdBanner: Codec<BsdBanner> = strict({
  text: answerText,
  textColor: colour,
  bgColor: colour,
  imageUrl: answerText,
  itemNos: list(itemNo, MAX_UNITS),
});

export const benefit: Codec<BenefitType> = choice(benefitTypes);

export const purchaseBenefits: Codec<readonly ItemPurchaseBenefits[]> = parts(
  'NoPrice',
  strict({ itemNo, itemPurchaseBenefitList: list(strict({ benefitType: benefit }), MAX_BENEFITS) }),
  MAX_UNITS,
);

export const hashedCguid: Codec<string> = keyText((text) => text);
