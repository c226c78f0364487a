import {
  bundleKey,
  shippingPolicyKey,
  won,
  type BundleKey,
  type BundleTerms,
  type ShippingPolicy,
  type ShippingPolicyKey,
} from '@baguni/domain';
import type { SellerName } from './sellers.ts';

/** Terms of shipping in short; `parcel` tells which policies of one seller travel together. */
interface PolicyRow {
  readonly parcel: string;
  readonly fee: number;
  readonly freeFrom?: number;
  readonly method?: ShippingPolicy['shippingMethodType'];
  readonly marks?: readonly ('byQuantity' | 'onArrival' | 'special' | 'guaranteed' | 'smileDelivery' | 'hidden')[];
}

const table = {
  free: { parcel: 'A', fee: 0 },
  free30: { parcel: 'A', fee: 3000, freeFrom: 30_000 },
  free50: { parcel: 'A', fee: 3000, freeFrom: 50_000 },
  paid: { parcel: 'A', fee: 2500 },
  cold: { parcel: 'B', fee: 4000 },
  byQuantity: { parcel: 'Q', fee: 3500, marks: ['byQuantity'] },
  onArrival: { parcel: 'C', fee: 5000, marks: ['onArrival'] },
  freight: { parcel: 'S', fee: 30_000, method: 'Direct', marks: ['special'] },
  install: { parcel: 'I', fee: 0, method: 'Direct' },
  guaranteed: { parcel: 'G', fee: 3000, freeFrom: 20_000, marks: ['guaranteed'] },
  post: { parcel: 'P', fee: 1800, method: 'Post' },
  pickUp: { parcel: 'U', fee: 0, method: 'SelfReceive' },
  noParcel: { parcel: 'N', fee: 0, marks: ['hidden'] },
  smileDelivery: { parcel: 'A', fee: 3000, freeFrom: 15_000, marks: ['smileDelivery'] },
  smileFresh: { parcel: 'A', fee: 3000, freeFrom: 40_000 },
  express: { parcel: 'A', fee: 4000, freeFrom: 30_000, method: 'QuickService' },
} satisfies Record<string, PolicyRow>;

/** Terms of shipping, by their name in the tables (SH-01, SH-06). */
export type PolicyName = keyof typeof table;

const rows: Readonly<Record<PolicyName, PolicyRow>> = table;

/** SmileDelivery sends the goods of all its sellers from one centre, in one parcel (TR-02). */
const senderOf = (seller: SellerName, policy: PolicyName): string =>
  policy === 'smileDelivery' ? 'smileDelivery' : seller;

/** The key of a seller's terms. */
export const policyKeyOf = (seller: SellerName, policy: PolicyName): ShippingPolicyKey =>
  shippingPolicyKey(`${senderOf(seller, policy)}-${policy}`);

/** The parcel in which an item under these terms travels; unique to its sender (SH-02). */
export const bundleKeyOf = (seller: SellerName, policy: PolicyName): BundleKey =>
  bundleKey(`${senderOf(seller, policy)}-${rows[policy].parcel}`);

/** A seller's terms as the cart knows them (SH-01). */
export const policyOf = (seller: SellerName, policy: PolicyName): ShippingPolicy => {
  const row = rows[policy];
  const marks = row.marks ?? [];
  return {
    shippingPolicyKey: policyKeyOf(seller, policy),
    shippingMethodType: row.method ?? 'General',
    shippingChargePayType: marks.includes('onArrival') ? 'PaymentOnArrival' : 'PaymentInAdvance',
    shippingFee: won(row.fee),
    isQuantityShippingFee: marks.includes('byQuantity'),
    isConditionalFree: row.freeFrom !== undefined,
    conditionalFreeBasisCost: won(row.freeFrom ?? 0),
    isSpecialShipping: marks.includes('special'),
    isArrivalGuaranteed: marks.includes('guaranteed'),
    isSmileDelivery: marks.includes('smileDelivery'),
    isDisplayShippingFee: !marks.includes('hidden'),
  };
};

/** These sellers charge the highest fee of a parcel, the others the lowest (SH-02). */
const maxCharge: readonly SellerName[] = ['moa', 'noeul', 'bada'];

/** What holds for the parcel of an item under these terms (SH-02). */
export const bundleTermsOf = (seller: SellerName, policy: PolicyName): BundleTerms => ({
  bundleKey: bundleKeyOf(seller, policy),
  isMaxCharge: maxCharge.includes(seller),
});
