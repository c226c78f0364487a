import {
  branchServiceTypes,
  expressShopTypes,
  type BranchServiceType,
  type ExpressShopBranch,
  type Seller,
  type SmileFreshBranch,
} from '@baguni/domain/internal';
import { sellerKey, priceChange, answerText, choice } from '../base/values.ts';
import { list, type Codec, strict } from '../base/codec.ts';

/** Codec of a seller. */
export const seller: Codec<Seller> = strict({
  sellerKey,
  sellerName: answerText,
  miniShopName: answerText,
  shopLink: answerText,
});

export const branchServiceType: Codec<BranchServiceType> = choice(branchServiceTypes);

/** Codec of a branch that delivers express orders. */
export const expressShopBranch: Codec<ExpressShopBranch> = strict({
  expressShopType: choice(expressShopTypes),
  branchCode: answerText,
  branchName: answerText,
  branchAdditionalPrice: priceChange,
});

/** Codec of a branch that delivers fresh food. */
export const smileFreshBranch: Codec<SmileFreshBranch> = strict({
  branchCode: answerText,
  branchName: answerText,
  branchAdditionalPrice: priceChange,
  branchServiceTypes: list(branchServiceType, branchServiceTypes.length),
});
