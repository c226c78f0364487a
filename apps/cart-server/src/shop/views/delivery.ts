import { formatWon, type Language, type ShippingMethodType, type ShippingPolicy } from '@baguni/domain';
import { filled, shopWords, type ShopWords } from '../words/index.ts';

const methods: Readonly<Record<ShippingMethodType, keyof ShopWords & `by${string}`>> = {
  General: 'byGeneral',
  Post: 'byPost',
  Direct: 'byDirect',
  QuickService: 'byQuick',
  SelfReceive: 'byPickUp',
};

/** How a parcel travels, in words. */
export const methodText = (language: Language, { shippingMethodType }: ShippingPolicy): string =>
  shopWords[language][methods[shippingMethodType]];

/** What delivery costs on these terms, in one line (SH-01). */
export const deliveryLine = (language: Language, policy: ShippingPolicy): string => {
  const words = shopWords[language];
  if (!policy.isDisplayShippingFee) return words.notShown;
  if (policy.shippingChargePayType === 'PaymentOnArrival') return words.onArrival;
  if (policy.shippingFee === 0) return words.free;
  const amount = formatWon(policy.shippingFee, language);
  const fee = filled(policy.isQuantityShippingFee ? words.feePerPiece : words.fee, { amount });
  if (!policy.isConditionalFree) return fee;
  return `${fee} (${filled(words.freeFrom, { amount: formatWon(policy.conditionalFreeBasisCost, language) })})`;
};
