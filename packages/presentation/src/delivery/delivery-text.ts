import { option as O } from 'fp-ts';
import type { CartUnit } from '@baguni/domain';
import { word } from '../common/word.ts';
import type { ViewContext } from '../common/context.ts';

type BranchWord = 'deliveryReserve' | 'deliveryDawn' | 'deliveryToday';

const branchText = (
  { words }: ViewContext,
  key: BranchWord,
  branch: O.Option<{ readonly branchName: string }>,
): string | undefined => (O.isSome(branch) ? word(words, key, { branch: branch.value.branchName }) : undefined);

/** Delivery service and time of a unit, if known. */
export const deliveryText = (context: ViewContext, unit: CartUnit): string | undefined => {
  const { cartUnitType, expressShopBranch, smileFreshBranch: fresh } = unit;
  switch (cartUnitType) {
    case 'Normal':
      return undefined;
    case 'SmileDelivery':
      return word(context.words, 'deliverySmile');
    case 'SmileFresh': {
      const isReserve = O.isSome(fresh) && fresh.value.branchServiceTypes.includes('Reserve');
      return branchText(context, isReserve ? 'deliveryReserve' : 'deliveryDawn', fresh);
    }
    case 'ExpressShop':
      return branchText(context, 'deliveryToday', expressShopBranch);
  }
};
