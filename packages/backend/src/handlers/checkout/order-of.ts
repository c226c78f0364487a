import { sum, type LedgerEntry, type Order, type OrderLine } from '@baguni/domain';
import type { StoredOrder } from '../../store/rows.ts';

const isOf =
  (line: Pick<OrderLine, 'cartUnitId'>) =>
  ({ place }: LedgerEntry): boolean =>
    place.type === 'Unit' && place.cartUnitId === line.cartUnitId;

export const orderOf = ({
  txKey,
  paidAt,
  units,
  entries,
  payable,
  memo,
  deliverySlots,
  orderNumber,
}: StoredOrder): Order => ({
  txKey,
  isPaid: paidAt !== null,
  lines: units.map(({ cartUnitId, quantity, item }) => ({
    cartUnitId,
    itemName: item.itemName,
    options: item.options,
    additions: item.additions,
    itemImageUrl: item.itemImageUrl,
    quantity,
    price: sum(entries.filter(isOf({ cartUnitId })).map(({ amount }) => amount)),
  })),
  entries,
  payable,
  ...(memo === undefined ? {} : { memo }),
  ...(orderNumber === undefined ? {} : { orderNumber }),
  ...(deliverySlots === undefined ? {} : { deliverySlots }),
});
