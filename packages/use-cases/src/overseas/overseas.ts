import {
  type ApiError,
  idImageRefusal,
  isOverseaCountry,
  isUnknownOutcome,
  loneLayerTypeOf,
  featuresOf,
  overseaIn,
  type ShippingCompanyType,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  catchError,
  defer,
  ignoreElements,
  skip,
  takeUntil,
  timer,
} from 'rxjs';
import { alert, askReported, ignoringErrors, readOptional } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import {
  answerEach,
  eventFor,
  mergeUseCases,
  ofType,
  sendFirstReqOnly,
  openings,
  takeLastResOnly,
  sendFor,
} from '../flow/flow.ts';
import { askPriced } from '../flow/ask-priced.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import type { Command } from '../session/command.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import type { Reread } from '../session/failure-notices.ts';
import { late } from '../flow/late.ts';
import type { OverseaChoice } from '../ports/memories.ts';
import { readTermsOf } from '../prices/read-overseas-terms.ts';
import { BATCH_MS } from '../prices/refresh-prices.ts';
import { overseaRead, type OverseaAnswer } from '../session/evolve-oversea.ts';

/** Returns the choice of an earlier visit. A memory that throws or hangs counts as empty. */
const recalled = ({ overseaMemory }: Pick<Deps, 'overseaMemory'>) =>
  defer(late(overseaMemory.recall)).pipe(catchError(() => of({ company: undefined, currency: undefined })));

const remembering = (
  { overseaMemory }: Pick<Deps, 'overseaMemory'>,
  choice: Partial<OverseaChoice>,
): Observable<never> =>
  defer(late(overseaMemory.remember(choice))).pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );

/** Shows terms with the chosen company, that of an earlier visit, or the first. */
const shown = (deps: Deps, countryType: string, terms: OverseaAnswer): Observable<CartEvent> => {
  const { companies } = terms;
  // the shopper may choose another company meanwhile
  const chosen = (): ShippingCompanyType => deps.state().cart.destination.overseas.selectedCompany;
  const isServed = companies.some(({ shippingCompanyType }) => shippingCompanyType === chosen());
  const remembered = isServed ? of(undefined) : recalled(deps).pipe(map(({ company }) => company));
  return remembered.pipe(map((company) => overseaRead(countryType, terms, [chosen(), company])));
};

const readTerms = (deps: Deps): Observable<CartEvent> => {
  const countryType = deps.state().cart.destination.country;
  return concat(
    of<CartEvent>({ type: 'OverseaAsked' }),
    readTermsOf(deps, countryType).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? shown(deps, countryType, answer.right)
          : of<CartEvent>({ type: 'OverseaFailed', countryType }),
      ),
    ),
  );
};

/** Emits when newer terms come with prices, or are being read. */
const newerReading = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(
    filter(({ type }) => type === 'OverseaAsked' || type === 'OverseaRead'),
    skip(1),
  );

const retryTerms = sendFor('ReadOverseaTerms', (deps) =>
  overseaIn(deps.state().cart) === undefined ? EMPTY : readTerms(deps).pipe(takeUntil(newerReading(deps))),
);

const countries = (deps: Deps): Observable<CartEvent> =>
  deps.state().cart.destination.overseas.countries.length > 0
    ? EMPTY
    : readOptional(deps, deps.server.getOverseaShippingCountries()).pipe(
        map((read): CartEvent => ({ type: 'CountriesRead', ...read })),
      );

const rememberedCurrency = (deps: Deps): Observable<CartEvent> =>
  recalled(deps).pipe(
    mergeMap(({ currency }) =>
      currency !== undefined && currency !== deps.state().cart.destination.overseas.currency
        ? of<CartEvent>({ type: 'CurrencyChosen', currency })
        : EMPTY,
    ),
  );

/** Shows the terms that came with prices, or reads them. Without a selection known terms stay, because nothing is shipped. */
const termsAfter = (deps: Deps, event?: CartEvent): Observable<CartEvent> => {
  const oversea = overseaIn(deps.state().cart);
  if (!oversea) return EMPTY;
  if (event?.type === 'PricesUpdated') {
    const { overseas, inputs, missing = [] } = event;
    if (overseas) return shown(deps, oversea.country, { ...overseas, missing });
    if (inputs.selected.length === 0 && oversea.status === 'Known') return EMPTY;
  }
  return timer(BATCH_MS).pipe(switchMap(() => readTerms(deps)));
};

/** Follows the prices, which are read after changes of country, tab, cart, selection and quantity. Drops stale answers. */
const terms = (deps: Deps): Observable<CartEvent> => {
  const prices = deps.events.pipe(filter(({ type }) => type === 'PricesUpdated' || type === 'PricesFailed'));
  const { serverPrices, destination } = deps.state().cart;
  // a first view has the terms, unless they could not be read
  const isLacking = serverPrices.status === 'Known' && destination.overseas.status !== 'Known';
  const start = isLacking ? of(undefined) : EMPTY;
  return concat(start, prices).pipe(takeLastResOnly((event) => termsAfter(deps, event)));
};

/** Keeps the overseas terms current from each opening of the cart (OV-01, OV-02, OV-14, LS-03, LS-06). */
export const overseasTerms: UseCase = (deps) => () =>
  openings(deps).pipe(
    filter(() => featuresOf(deps.state().cart.storefront).overseaShipping),
    switchMap(() =>
      ignoringErrors(
        deps,
        defer(() => merge(countries(deps), rememberedCurrency(deps), terms(deps))),
      ),
    ),
  );

/** Reads the shipping address. After a failure, keeps the known one and marks it as unread. */
const readAddress = ({ server, log }: Deps): Observable<CartEvent> =>
  askReported(log, server.getLatestShippingAddress()).pipe(
    map((read): CartEvent =>
      E.isRight(read) ? { type: 'AddressRead', address: read.right.latestShippingAddress } : { type: 'AddressFailed' },
    ),
  );

/** True if the change is between domestic and overseas. */
const changesCart = ({ state }: Deps, countryType: string): boolean =>
  isOverseaCountry(state().cart.destination.country) !== isOverseaCountry(countryType);

/** Reloads the cart with its address if it changes. */
const applyCountry = (deps: Deps, countryType: string): Observable<CartEvent> => {
  const reading = changesCart(deps, countryType)
    ? deps.readAgain.pipe(switchMap((read) => (E.isRight(read) ? EMPTY : readAddress(deps))))
    : EMPTY;
  return concat(
    of<CartEvent>({ type: 'CountryChanged', countryType }),
    merge(reading, remembering(deps, { country: countryType })),
  );
};

const failChange = (deps: Deps, error: ApiError, reread?: Reread): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CountryChangeFailed', error }), handleFailure(deps, error, { reread }));

/** After a lost answer, asks the server for the current country. */
const handleError = (deps: Deps, countryType: string, error: ApiError): Observable<CartEvent> => {
  if (!isUnknownOutcome(error)) return failChange(deps, error);
  return askReported(deps.log, deps.server.getInitialCart()).pipe(
    switchMap((read) => {
      if (E.isLeft(read)) return failChange(deps, error, { unread: read.left });
      return read.right.shippingCountry === countryType
        ? applyCountry(deps, countryType)
        : failChange(deps, error, 'Read');
    }),
  );
};

const change = (deps: Deps, countryType: string): Observable<CartEvent> => {
  // the country is already selected, so the selector only closes (LY-05)
  if (countryType === deps.state().cart.destination.country) return of<CartEvent>({ type: 'SideLayerClosed' });
  // the server stores no country for visitors, and overseas shipping requires identity (OV-12)
  if (isOverseaCountry(countryType) && !deps.state().cart.buyer.isLogin)
    return alert(deps.shopper, messageOf('SIGN-IN-FIRST'));
  const wanted = { country: countryType, ...(changesCart(deps, countryType) && { cart: true }) };
  return concat(
    of<CartEvent>({ type: 'CountryChangeStarted', countryType }),
    askPriced(deps, deps.server.changeCountry, { countryType }, wanted).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? applyCountry(deps, answer.right.shippingCountry)
          : handleError(deps, countryType, answer.left),
      ),
    ),
  );
};

const changeCountry = sendFor('ChangeCountry', (deps, { countryType }) => change(deps, countryType));

const isWanted =
  ({ state }: Deps) =>
  (command: Command): boolean =>
    command.type === 'ReadCountries' ||
    (command.type === 'OpenSideLayer' &&
      command.layer === 'CountrySelector' &&
      state().cart.destination.overseas.countriesStatus !== 'Known');

const readOnce = ({ server, log }: Deps): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CountriesAsked' }),
    askReported(log, server.getOverseaShippingCountries()).pipe(
      map(
        E.match(
          (): CartEvent => ({ type: 'CountriesFailed' }),
          ({ countries }): CartEvent => ({ type: 'CountriesRead', countries }),
        ),
      ),
    ),
  );

const readCountries: UseCase = (deps) => (commands) =>
  commands.pipe(
    filter(isWanted(deps)),
    sendFirstReqOnly(() => readOnce(deps)),
  );

const chooseCompany = answerEach('ChooseCompany', (deps, { company }) => {
  const { companies } = deps.state().cart.destination.overseas;
  if (companies.every(({ shippingCompanyType: type }) => type !== company)) return EMPTY;
  return concat(of<CartEvent>({ type: 'CompanyChosen', company }), remembering(deps, { company }));
});

const chooseCurrency = answerEach('ChooseCurrency', (deps, { currency }) =>
  concat(of<CartEvent>({ type: 'CurrencyChosen', currency }), remembering(deps, { currency })),
);

/** Keeps customs papers and consent in the cart for the lifetime of the page. */
const givePapers = eventFor('GivePapers', ({ papers }) => ({ type: 'PapersGiven', papers }));

/** Validates the photo of the identity card. The file itself stays in the page. */
const giveIdImage = eventFor('GiveIdImage', ({ image }) => {
  const refusal = idImageRefusal(image);
  return refusal === undefined
    ? { type: 'PapersGiven', papers: { hasChinaIdImage: true } }
    : { type: 'IdImageRefused', refusal };
});

/** Opens a guide in a window of the app, or over the page if its detail could not be stored (RT-08). */
const openAlone: UseCase =
  ({ server, log, page }) =>
  (commands) =>
    commands.pipe(
      ofType('OpenSideLayer'),
      filter(({ layer }) => page.alone?.isFor(layer) === true),
      switchMap(({ layer }) => {
        const layerType = loneLayerTypeOf(layer);
        if (layerType === undefined) return EMPTY;
        const detail = { layerType, title: '', texts: [], showingItems: [], buttonText: '' };
        return askReported(log, server.keepLayerDetail(detail)).pipe(
          mergeMap((kept): readonly CartEvent[] => {
            if (E.isLeft(kept)) return [{ type: 'SideLayerOpened', layer }];
            page.alone?.open(layer, kept.right.key);
            return [];
          }),
        );
      }),
    );

export const oversea: UseCase = mergeUseCases([
  openAlone,
  changeCountry,
  readCountries,
  retryTerms,
  chooseCompany,
  chooseCurrency,
  givePapers,
  giveIdImage,
]);
