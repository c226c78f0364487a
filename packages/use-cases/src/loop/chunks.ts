import { featuresOf, isOverseasLayer } from '@baguni/domain/internal';
import type { CartEvent } from '../session/event.ts';
import { Buffer } from '../flow/buffer.ts';
import { patiently } from '../flow/late.ts';
import { reportThrown } from '../flow/thrown.ts';
import type { Command, CommandType } from '../session/command.ts';
import { catchError, concat, defer, EMPTY, filter, finalize, map, merge, Observable, of, switchMap, take } from 'rxjs';
import type { Deps, MoreUseCases, SessionChunks, UseCase } from '../flow/deps.ts';
import { openings } from '../flow/flow.ts';

const streamOf = <T>(buffer: Buffer<T>): Observable<T> =>
  new Observable<T>((out) => buffer.subscribe((value) => out.next(value)));

/** Starts a use case of a chunk. */
interface Start {
  readonly load: (chunks: SessionChunks) => Observable<UseCase>;
  /** Loads the use case with its first value. */
  readonly begin: (commands: Observable<Command>, deps: Deps) => Observable<unknown>;
  /** True if the use case also needs the events from before it loaded. */
  readonly keepsEvents: boolean;
  /** Follows if the use case did not load, or broke. Then everything starts again. */
  readonly failed: (deps: Deps, thrown: unknown) => Observable<CartEvent>;
}

/** Runs a use case once its chunk has loaded. Commands that arrive before wait in a buffer. */
const fromChunk =
  ({ load, begin, keepsEvents, failed }: Start): UseCase =>
  (deps) =>
  (commands) =>
    defer(() => {
      const [wanted, happened] = [new Buffer<Command>(), new Buffer<CartEvent>()];
      const filling = commands.subscribe(wanted.add);
      if (keepsEvents) filling.add(deps.events.subscribe(happened.add));
      const open = defer(() => {
        wanted.open();
        happened.open();
        return EMPTY;
      });
      const events = keepsEvents ? streamOf(happened) : deps.events;
      return begin(commands, deps).pipe(
        take(1),
        switchMap(() => load(deps.chunks)),
        switchMap((useCase) => merge(useCase({ ...deps, events })(streamOf(wanted)), open)),
        finalize(() => filling.unsubscribe()),
      );
    }).pipe(catchError((thrown: unknown, again) => concat(failed(deps, thrown), again)));

const told: Start['failed'] = ({ unhandled }, thrown) => {
  unhandled(thrown);
  return EMPTY;
};

/** Loads a use case with the first command that it handles. The shopper sees a failure, and the next command tries again. */
const onCommand = (types: readonly CommandType[], load: Start['load']): UseCase => {
  const start = fromChunk({ load, begin: (commands) => commands, keepsEvents: false, failed: told });
  const isHandled = (command: Command): boolean =>
    types.includes(command.type) && (command.type !== 'OpenSideLayer' || isOverseasLayer(command.layer));
  return (deps) => (commands) => start(deps)(commands.pipe(filter(isHandled)));
};

/** Starts a use case of the chunk `more` when the cart is open. After a failure the next opening tries again. */
const onOpening = (useCaseOf: (more: MoreUseCases) => UseCase, failed: Start['failed']): UseCase =>
  fromChunk({
    load: ({ more }) => patiently(more).pipe(map(useCaseOf)),
    begin: (_, deps) => openings(deps),
    keepsEvents: true,
    failed,
  });

/** Reports a failure; the cart works without what is around it (LS-04). */
const reported: Start['failed'] = ({ log }, thrown) => {
  reportThrown(log, thrown);
  return EMPTY;
};

/** Overseas shipping costs are unknown without the code, so the page offers to try again (SH-05). */
const termsFailed: Start['failed'] = ({ state }) =>
  featuresOf(state().cart.storefront).overseaShipping
    ? of({ type: 'OverseaFailed', countryType: state().cart.destination.country })
    : EMPTY;

/** The use cases that load after the first view. */
export const chunkUseCases: readonly UseCase[] = [
  onCommand(
    [
      'OpenCouponBox',
      'ChooseCoupon',
      'ApplyCouponBox',
      'CloseCouponBox',
      'DownloadCoupon',
      'FindBestCombination',
      'ApplyBestCombination',
      'StopBestCombination',
      'CloseBestCombination',
    ],
    ({ coupons }) => defer(coupons).pipe(map((chunk) => chunk.coupons)),
  ),
  onCommand(
    ['Order', 'Agree', 'RemoveCoupons', 'VerifyIdentity', 'SignIn', 'FixAll', 'SplitOrder', 'AddToCart', 'ClosePage'],
    ({ checkout }) => defer(checkout).pipe(map((chunk) => chunk.checkout)),
  ),
  onCommand(
    [
      'ChangeQuantity',
      'DeleteUnits',
      'DeleteSelected',
      'SaveEstimate',
      'ChangeCountry',
      'OpenSideLayer',
      'ReadCountries',
      'ReadOverseaTerms',
      'ChooseCompany',
      'ChooseCurrency',
      'GivePapers',
      'GiveIdImage',
    ],
    ({ more }) => defer(more).pipe(map((chunk) => chunk.changes)),
  ),
  onOpening(({ overseasTerms }) => overseasTerms, termsFailed),
  onOpening(({ extras }) => extras, reported),
];
