import {
  type TakenOrder,
  cartPath,
  charsets,
  orderPath,
  hasMerged,
  invalidFields,
  langOfEntered,
  mustEnterAddress,
  recipientOf,
  recipientFields,
  RECIPIENT_LENGTHS,
  summaryOf,
  type EnvironmentName,
  type CartTab,
  type LedgerEntry,
  type LineArrival,
  type Order,
  type OrderLine,
  type OrderTerms,
  type Recipient,
  type RecipientField,
  type SplitPlan,
  type TxKey,
  type DetailKey,
  labelled,
} from '@baguni/domain/internal';
import { type GatewayFrameView, slotTimeText } from '../delivery/delivery-views.ts';
import { lateFrame } from '../gateways/gateway-pages.ts';
import type { CommonWords } from '../common/common-words-ko.ts';
import { headerView } from '../shell/page-view.ts';
import { summaryRows, type LinesOf } from '../prices/summary-view.ts';
import { imageView, itemNameOf, optionTextOf } from '../common/shared-views.ts';
import { messageText, fill, htmlLangs, serviceNames, wordOf } from '../common/word.ts';
import { leftLines, mergeText } from '../layers/merged-carts.ts';
import { orderWord } from './order-page-words.ts';
import { layerText } from '../layers/layer-words.ts';
import type { ShellWords } from '../shell/shell-words-ko.ts';
import { money, type ViewContext, dayText } from '../common/context.ts';
import { offlineWords } from '../shell/offline-words.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import type { LinkView } from '../common/common-types.ts';
import { ledgerLines } from '../prices/ledger-lines.ts';

const word = wordOf<CommonWords & ShellWords>();

export interface OrderPageFacts {
  readonly txKey: TxKey;
  readonly load: 'Loading' | 'Failed' | 'Unknown' | { readonly order: Order };
  readonly isOffline: boolean;
  readonly isPaying: boolean;
  /** Key of the open payment gateway. */
  readonly gateway: DetailKey | undefined;
  readonly notice: string | undefined;
  /** True if the cart has changed since, so that this order cannot be paid. */
  readonly isOutdated: boolean;
  /** For a guest order prepared again after signing in: the earlier total and the merge result. */
  readonly taken: Pick<TakenOrder, 'payableBefore' | 'merge'> | undefined;
  readonly environment: EnvironmentName;
  /** The split that the tab carries out; empty if none. */
  readonly split: SplitPlan;
}

const arrivalText = (context: ViewContext, { arrivalScheduledDate: date, displayType }: LineArrival): string => {
  const { guaranteed, scheduled } = deliveryWords[context.words.language];
  return fill(displayType === 'Guaranteed' ? guaranteed : scheduled, { date: dayText(context, date) });
};

const htmlLangOf = (line: OrderLine | undefined): string | undefined => line?.language && htmlLangs[line.language];

const lineView = (context: ViewContext, line: OrderLine, arrival: LineArrival | undefined) => ({
  key: `line-${line.cartUnitId}`,
  image: imageView(line.itemImageUrl, false),
  name: itemNameOf(context, line.itemName),
  /** Set if the texts are in another language than the page. */
  htmlLang: htmlLangOf(line),
  optionText: optionTextOf(context, line, line.language),
  additions: line.additions.map((addition) =>
    word(context.words, 'additionText', {
      name: labelled(addition, line.language ?? context.words.language),
      n: addition.quantity,
    }),
  ),
  quantityText: layerText(context.words)('orderQuantity', { n: line.quantity }),
  arrivalText: arrival && arrivalText(context, arrival),
  price: money(context, line.price),
});

export type OrderLineView = ReturnType<typeof lineView>;

const linesOf = (context: ViewContext, lines: readonly OrderLine[]): LinesOf => {
  const lineOf = ({ place }: LedgerEntry): OrderLine | undefined =>
    place.type === 'Bundle' ? undefined : lines.find(({ cartUnitId }) => cartUnitId === place.cartUnitId);
  const placeOf = (entry: LedgerEntry): string | undefined => {
    const line = lineOf(entry);
    return line && itemNameOf(context, line.itemName);
  };
  const langOf = (entry: LedgerEntry): string | undefined => htmlLangOf(lineOf(entry));
  return (entries) => ledgerLines(context, entries, placeOf, langOf);
};

const deliveryOf = (context: ViewContext, { deliverySlots = [] }: Order) =>
  deliverySlots.length === 0
    ? undefined
    : {
        heading: orderWord(context.words, 'orderDelivery'),
        slots: deliverySlots.map((slot) => ({
          key: slot.slotKey,
          branch: slot.branchName,
          htmlLang: langOfEntered(slot.branchName),
          text: ` · ${slotTimeText(context, slot)}`,
        })),
      };

/** A fact of an order, with a link to the cart if it can still be changed there. */
export interface TermView {
  readonly key: 'Arrival' | 'Address' | 'PaymentMethod' | 'Cashback';
  readonly label: string;
  /** One paragraph each. */
  readonly texts: readonly string[];
  /** Set if the texts are not translated. */
  readonly htmlLang?: string | undefined;
  readonly change: LinkView | undefined;
}

const cartLink = ({ storefront: { language, device } }: ViewContext, label: string, tab: CartTab): LinkView => ({
  label,
  href: cartPath({ language, device, tab }),
});

/** The address of deliveries is chosen on its tab, and coupons on any. */
const changeLinks = (context: ViewContext, { isPaid }: Order) => {
  const { words, features } = context;
  if (isPaid) return {};
  return {
    address: features.addressBook
      ? cartLink(context, orderWord(words, 'orderChangeAddress'), 'SmileDelivery')
      : undefined,
    method: cartLink(context, orderWord(words, 'orderChangeMethod'), 'All'),
  };
};

const addressText = ({ address, zipCode }: { readonly address: string; readonly zipCode: string }): string =>
  zipCode === '' ? address : `(${zipCode}) ${address}`;

const addressTexts = (context: ViewContext, { recipient }: Order, { address }: OrderTerms): readonly string[] => {
  if (address === undefined) return [orderWord(context.words, 'orderNoAddress')];
  const who = recipient === undefined ? [] : [`${recipient.name}, ${recipient.phone}`];
  return [...who, addressText(address)];
};

/** True while the shopper may still enter or change where an order is delivered (CK-20). */
const entersRecipient = (order: Order): boolean =>
  !order.isPaid && (order.recipient !== undefined || mustEnterAddress(order));

const keysOfField = {
  name: ['recipientName', 'recipientNameError', undefined],
  phone: ['recipientPhone', 'recipientPhoneError', 'recipientPhoneHint'],
  zipCode: ['recipientZipCode', 'recipientZipCodeError', 'recipientZipCodeHint'],
  address: ['recipientAddress', 'recipientAddressError', undefined],
} as const satisfies Record<RecipientField, unknown>;

/** The saved data that a browser offers for a field, and the keyboard of phones. */
const inputs = {
  name: { autoComplete: 'name', inputMode: 'text' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  zipCode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  address: { autoComplete: 'street-address', inputMode: 'text' },
} as const;

const nobody: Recipient = { name: '', phone: '', zipCode: '', address: '' };

const recipientForm = ({ words }: ViewContext, order: Order) =>
  entersRecipient(order)
    ? {
        heading: orderWord(words, 'recipient'),
        lead: orderWord(words, 'recipientLead'),
        fields: recipientFields.map((field) => {
          const [label, error, hint] = keysOfField[field];
          return {
            field,
            label: orderWord(words, label),
            error: orderWord(words, error),
            hint: hint && orderWord(words, hint),
            maxLength: RECIPIENT_LENGTHS[field],
            ...inputs[field],
          };
        }),
        stored: order.recipient ?? nobody,
        invalidOf: invalidFields,
        tidy: recipientOf,
      }
    : undefined;

export type RecipientFormView = NonNullable<ReturnType<typeof recipientForm>>;

const arrivalTexts = (context: ViewContext, arrivals: readonly LineArrival[]): readonly string[] => {
  const sorted = arrivals.toSorted((a, b) => (a.arrivalScheduledDate < b.arrivalScheduledDate ? -1 : 1));
  return [...new Set(sorted.map((arrival) => arrivalText(context, arrival)))];
};

const termRows = (context: ViewContext, order: Order, terms: OrderTerms): readonly TermView[] => {
  const { words } = context;
  const links = changeLinks(context, order);
  const { address, paymentMethod, cashback } = terms;
  const isOverseas = address?.zipCode === '';
  const arrivals = arrivalTexts(context, terms.arrivals);
  // a paid order no longer has a choice of methods
  const anyMethod = order.isPaid ? [] : [orderWord(words, 'orderAnyMethod')];
  const rows: readonly TermView[] = [
    { key: 'Arrival', label: orderWord(words, 'orderArrival'), texts: arrivals, change: undefined },
    {
      key: 'Address',
      label: orderWord(words, 'orderAddress'),
      texts: entersRecipient(order) ? [] : addressTexts(context, order, terms),
      htmlLang: address && langOfEntered(address.address),
      change: isOverseas || order.recipient !== undefined ? undefined : links.address,
    },
    {
      key: 'PaymentMethod',
      label: orderWord(words, 'orderMethod'),
      texts:
        paymentMethod === undefined ? anyMethod : [orderWord(words, 'orderMethodOfCoupon', { method: paymentMethod })],
      change: paymentMethod === undefined ? undefined : links.method,
    },
    {
      key: 'Cashback',
      label: orderWord(words, order.isPaid ? 'orderCashbackEarned' : 'orderCashback'),
      texts: cashback > 0 ? [money(context, cashback)] : [],
      change: undefined,
    },
  ];
  return rows.filter(({ texts }) => texts.length > 0);
};

const orderParts = (context: ViewContext, order: Order, { isPaying, isOutdated }: OrderPageFacts) => {
  const { words } = context;
  const payable = money(context, order.payable);
  return {
    statusText: orderWord(words, order.isPaid ? 'orderPaid' : 'orderWaiting'),
    isPaid: order.isPaid,
    lines: order.lines.map((line) =>
      lineView(
        context,
        line,
        order.terms?.arrivals.find(({ cartUnitId }) => cartUnitId === line.cartUnitId),
      ),
    ),
    terms: order.terms && { heading: orderWord(words, 'orderTerms'), rows: termRows(context, order, order.terms) },
    recipient: recipientForm(context, order),
    memo: order.memo === undefined ? undefined : { heading: orderWord(words, 'orderMemo'), text: order.memo },
    delivery: deliveryOf(context, order),
    rows: summaryRows(context, summaryOf(order.entries), true, linesOf(context, order.lines)),
    payableLabel: orderWord(words, order.isPaid ? 'orderPaidAmount' : 'orderToPay'),
    payable,
    pay: {
      label: isPaying ? orderWord(words, 'orderPaying') : orderWord(words, 'orderPay', { amount: payable }),
      isEnabled: !order.isPaid && !isPaying && !isOutdated,
      isBusy: isPaying,
    },
  };
};

const noOrder = ({ words }: ViewContext) => ({
  statusText: '',
  isPaid: false,
  lines: [],
  terms: undefined,
  recipient: undefined,
  memo: undefined,
  delivery: undefined,
  rows: [],
  payableLabel: orderWord(words, 'orderToPay'),
  payable: '',
  pay: { label: '', isEnabled: false, isBusy: false },
});

/** Reports changes of an order that was prepared again: its total, and the merge of the guest’s cart. */
const newsOf = ({ words }: ViewContext, { load, taken }: OrderPageFacts): readonly string[] => {
  if (taken === undefined || typeof load !== 'object' || load.order.isPaid) return [];
  const { payableBefore: before, merge } = taken;
  const { payable } = load.order;
  const merged = hasMerged(merge) || merge.left.length > 0 ? mergeText(words, merge).split('\n') : [];
  return [
    ...(before === payable ? [] : [messageText(words, 'ORDER-PREPARED-AGAIN', { before, payable })]),
    ...merged,
    ...leftLines(words, merge),
  ];
};

const titles = ({ words, storefront }: ViewContext) => {
  const title = word(words, 'orderPageTitle');
  const service = word(words, serviceNames[storefront.tenant]);
  return { title, documentTitle: orderWord(words, 'orderDocumentTitle', { title, service }) };
};

/** The number of an order in its split, from 1, and how many orders the split has; undefined without a split. */
const stepOf = (split: SplitPlan, { lines }: Order): { readonly i: number; readonly n: number } | undefined => {
  const ids = new Set(lines.map(({ cartUnitId }) => cartUnitId));
  const isThis = ({ cartUnitIds }: SplitPlan[number]): boolean =>
    cartUnitIds.length === ids.size && cartUnitIds.every((id) => ids.has(id));
  const i = split.findIndex(isThis) + 1;
  return i > 0 ? { i, n: split.length } : undefined;
};

const fixedWords = ({ words }: ViewContext) => ({
  linesHeading: orderWord(words, 'orderLines'),
  totalsHeading: orderWord(words, 'orderTotals'),
  failureText: orderWord(words, 'orderFailed'),
  loadingText: orderWord(words, 'orderLoading'),
  retryLabel: word(words, 'retry'),
});

/** The page of the payment gateway, which receives the stored form (RT-07). */
const gatewayFrame = ({ words }: ViewContext, key: DetailKey): GatewayFrameView => ({
  type: 'SmilePayGateway',
  domId: 'payment-gateway',
  title: orderWord(words, 'orderGateway'),
  closeLabel: word(words, 'close'),
  src: `/gateway/SmilePayGateway/${key}?charset=${charsets[words.language]}`,
  notice: '',
  trouble: lateFrame[words.language],
  isDimmed: true,
  size: undefined,
});

const bodyOf = (load: OrderPageFacts['load']): 'Loading' | 'Failure' | 'Order' => {
  if (load === 'Loading') return 'Loading';
  return typeof load === 'object' ? 'Order' : 'Failure';
};

export const orderPageView = (context: ViewContext, facts: OrderPageFacts) => {
  const { words, storefront } = context;
  const { language, device, tenant } = storefront;
  const order = typeof facts.load === 'object' ? facts.load.order : undefined;
  const toCart = {
    label: orderWord(words, 'orderToCart'),
    href: cartPath({ language, device, tab: 'All' }),
  };
  const step = order && stepOf(facts.split, order);
  const header = headerView(context, {
    load: 'Loaded',
    tab: 'All',
    unitCount: 0,
    environment: facts.environment,
    step: order?.isPaid ? 'Done' : 'Order',
    pathIn: (other) => orderPath({ language: other, device, txKey: facts.txKey }),
  });
  return {
    ...titles(context),
    ...fixedWords(context),
    stepText: step && orderWord(words, 'orderOfSplit', step),
    // older orders have no number
    numberText: orderWord(words, 'orderNumber', { key: order?.orderNumber ?? facts.txKey }),
    ...(order ? orderParts(context, order, facts) : noOrder(context)),
    layout: device,
    tenant,
    body: bodyOf(facts.load),
    header: { ...header, back: toCart },
    ...(facts.load === 'Failed' && facts.notice !== undefined ? { failureText: facts.notice } : {}),
    ...(facts.load === 'Unknown' ? { failureText: orderWord(words, 'orderUnknown'), retryLabel: undefined } : {}),
    offline: facts.isOffline
      ? { title: offlineWords[language].title, text: orderWord(words, 'orderOffline') }
      : undefined,
    notice: facts.notice,
    isOutdated: facts.isOutdated,
    gateway: facts.gateway && gatewayFrame(context, facts.gateway),
    news: newsOf(context, facts),
    toCart,
    next:
      order?.isPaid && step && step.i < step.n
        ? { label: orderWord(words, 'orderNext', { ...step, i: step.i + 1 }), href: toCart.href }
        : undefined,
    shopOn: order?.isPaid ? { label: layerText(words)('yesContinueShopping'), href: context.links.home } : undefined,
    orders:
      (order?.isPaid || facts.load === 'Unknown') && context.links.orders !== undefined
        ? { label: orderWord(words, 'orderList'), href: context.links.orders }
        : undefined,
  };
};

export type OrderPageView = ReturnType<typeof orderPageView>;
