import { chosenUnits, tabCounts, unitsOfTab, type CartEvent, type CartState, type CartTab } from '@baguni/domain';
import { tabWords } from '../words/names.ts';
import { messageText } from '../words/message-book.ts';
import { word } from '../words/word.ts';
import type { ViewContext } from '../views/context.ts';
import { unitNameOf } from '../views/unit-name.ts';

/** One thing to say; a newer one of the same topic takes its place. */
export interface Saying {
  readonly topic: 'Cart' | 'Tab' | 'Selection' | 'Quantity' | 'Deletion' | 'Shipping';
  readonly text: string;
}

const selection = ({ words }: ViewContext, state: CartState): Saying => {
  const total = unitsOfTab(state.units, state.tab).length;
  return { topic: 'Selection', text: word(words, 'selectedOf', { n: chosenUnits(state).length, total }) };
};

const tabSaying = ({ words }: ViewContext, state: CartState, tab: CartTab): Saying => ({
  topic: 'Tab',
  text: word(words, 'sayTab', { tab: word(words, tabWords[tab]), n: tabCounts(state.units)[tab] }),
});

/**
 * What an event says to those who listen (WA-28). Refusals and failures say nothing here: they show as errors, which
 * announce themselves; overlays do too. @param state after the event
 */
export const sayingsOf = (context: ViewContext, event: CartEvent, state: CartState): readonly Saying[] => {
  const { words } = context;
  switch (event.type) {
    case 'CartOpened':
      return [{ topic: 'Cart', text: word(words, 'sayLoaded', { n: state.units.length }) }, selection(context, state)];
    case 'CartReloaded':
      return [{ topic: 'Cart', text: word(words, 'sayReloaded') }];
    case 'TabSwitched':
      return [tabSaying(context, state, event.tab), selection(context, state)];
    case 'UnitToggled':
    case 'SellerGroupToggled':
    case 'TabToggled':
    case 'SelectionNarrowed':
      return [selection(context, state)];
    case 'QuantityChanged':
      return [
        {
          topic: 'Quantity',
          text: word(words, 'sayQuantity', { name: unitNameOf(context, event.unit), n: event.unit.quantity }),
        },
      ];
    case 'UnitsDeleted':
      return [
        { topic: 'Deletion', text: word(words, 'sayDeleted', { n: event.cartUnitIds.length }) },
        tabSaying(context, state, state.tab),
      ];
    case 'PricesFailed':
      return [{ topic: 'Shipping', text: messageText(words, 'SHIPPING-UNKNOWN') }];
    case 'EnvironmentRead':
    case 'CartLoadFailed':
    case 'QuantityChangeStarted':
    case 'QuantityRefused':
    case 'QuantityChangeFailed':
    case 'UnitsDeleteStarted':
    case 'UnitsDeleteFailed':
    case 'PricesAsked':
    case 'PricesUpdated':
    case 'CashbackRead':
    case 'SmileCardNudgeCouponsRead':
    case 'ExtraDiscountsRead':
    case 'CouponsAsked':
    case 'CouponsRead':
    case 'CouponsFailed':
    case 'CouponsRecommended':
    case 'CouponPromptDismissed':
    case 'CouponsApplied':
    case 'CouponIssued':
    case 'CouponBoxOpened':
    case 'CouponChosen':
    case 'CouponBoxApplyStarted':
    case 'CouponBoxApplyFailed':
    case 'CouponBoxClosed':
    case 'CouponDownloadStarted':
    case 'CouponDownloadFailed':
    case 'CombinationSought':
    case 'CombinationFound':
    case 'CombinationFailed':
    case 'CombinationApplyStarted':
    case 'CombinationApplyFailed':
    case 'CombinationClosed':
    case 'AddressRead':
    case 'CountriesRead':
    case 'CountryChangeStarted':
    case 'CountryChanged':
    case 'CountryChangeFailed':
    case 'OverseaAsked':
    case 'OverseaRead':
    case 'OverseaFailed':
    case 'CompanyChosen':
    case 'CurrencyChosen':
    case 'PapersGiven':
    case 'OrderAgreed':
    case 'SideLayerOpened':
    case 'SideLayerClosed':
    case 'CheckoutStarted':
    case 'CheckoutRefused':
    case 'CheckoutFailed':
    case 'CheckoutCreated':
      return [];
  }
};
