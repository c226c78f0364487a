import type { CartUnitId } from './ids.ts';
import type { CartTab } from './tabs.ts';

/** From where a deletion was asked: it decides the wording of the confirmation (DL-02). */
export type DeletePlace = 'Toolbar' | 'Unit' | 'Unorderable' | 'BeforeOrder';

/** What the shopper wants. */
export type Command =
  | { readonly type: 'OpenCart' }
  | { readonly type: 'ToggleUnit'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'ToggleSellerGroup'; readonly sellerGroupKey: string }
  | { readonly type: 'ToggleTab' }
  /** Takes units out of the selection, e.g. those that are too many for one order (CK-18). */
  | { readonly type: 'Deselect'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'SwitchTab'; readonly tab: CartTab }
  /** `asked` is what stands in the field, as typed (QT-01). */
  | { readonly type: 'ChangeQuantity'; readonly cartUnitId: CartUnitId; readonly asked: string }
  | { readonly type: 'DeleteUnits'; readonly cartUnitIds: readonly CartUnitId[]; readonly place: DeletePlace }
  /** Selected units of the tab, from the toolbar (PG-07). */
  | { readonly type: 'DeleteSelected' }
  | { readonly type: 'Order' };

/** The name of a command. */
export type CommandType = Command['type'];
/** The commands of one name. */
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
