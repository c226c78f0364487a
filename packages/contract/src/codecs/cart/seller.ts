import {
  branchServiceTypes,
  expressShopTypes,
  type BranchServiceType,
  type ExpressShopBranch,
  type Seller,
  type SmileFreshBranch,
} from '@baguni/domain';
import * as t from 'io-ts';
import { sellerKey } from '../base/ids.ts';
import { list } from '../base/list.ts';
import { priceChange } from '../base/number.ts';
import type { Codec } from '../base/codec.ts';
import { answerText, choice } from '../base/text.ts';

export const seller: Codec<Seller> = t.strict({
  sellerKey,
  sellerName: answerText,
  miniShopName: answerText,
  shopLink: answerText,
});

export const branchServiceType: Codec<BranchServiceType> = choice(branchServiceTypes);

export const expressShopBranch: Codec<ExpressShopBranch> = t.strict({
  expressShopType: choice(expressShopTypes),
  branchCode: answerText,
  branchName: answerText,
  branchAdditionalPrice: priceChange,
});

export const smileFreshBranch: Codec<SmileFreshBranch> = t.strict({
  branchCode: answerText,
  branchName: answerText,
  branchAdditionalPrice: priceChange,
  branchServiceTypes: list(branchServiceType, branchServiceTypes.length),
});
