import { option as O } from 'fp-ts';
import type { CartUnit, SmileFreshBranch } from '@baguni/domain';
import { word } from '../../words/word.ts';
import type { ViewContext } from '../common/context.ts';

const freshText = ({ words }: ViewContext, { branchName: branch, branchServiceTypes }: SmileFreshBranch): string =>
  word(words, branchServiceTypes.includes('Reserve') ? 'deliveryReserve' : 'deliveryDawn', { branch });

/** Who brings a unit and when, where the service says so. */
export const deliveryText = (context: ViewContext, unit: CartUnit): string | undefined => {
  const { words } = context;
  switch (unit.cartUnitType) {
    case 'Normal':
      return undefined;
    case 'SmileDelivery':
      return word(words, 'deliverySmile');
    case 'SmileFresh':
      return O.isSome(unit.smileFreshBranch) ? freshText(context, unit.smileFreshBranch.value) : undefined;
    case 'ExpressShop':
      return O.isSome(unit.expressShopBranch)
        ? word(words, 'deliveryToday', { branch: unit.expressShopBranch.value.branchName })
        : undefined;
  }
};
