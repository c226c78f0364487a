import type { ClubTerm } from '@baguni/domain/internal';
import type { ClubConsentView, ClubJoinView } from '@baguni/presentation';
import { useCallback, useState, type ReactNode } from 'react';
import { classes, type TopProps } from '../../lib/store.ts';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton, Button } from '../../parts/Button/Button.tsx';
import { ClubLink } from '../ClubLink/ClubLink.tsx';
import { FrameInTime } from '../../gateways/FrameInTime/FrameInTime.tsx';
import styles from './ClubJoin.module.scss';

type ClubJoinProps = TopProps<{ view: ClubJoinView }>;

interface ConsentProps {
  readonly consent: ClubConsentView;
  readonly isGiven: boolean;
  readonly isShown: boolean;
  readonly onGive: (key: ClubTerm, isGiven: boolean) => void;
  readonly onShow: (key: ClubTerm) => void;
}

interface BoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

function Box({ label, isChecked, onCheck }: BoxProps): ReactNode {
  return (
    <label className={styles['box']}>
      <input
        className={styles['check']}
        type="checkbox"
        checked={isChecked}
        autoComplete="off"
        onChange={({ target }) => onCheck(target.checked)}
      />
      {label}
    </label>
  );
}

function TermLink({ consent: { key, link }, isShown, onShow }: Pick<ConsentProps, 'consent' | 'isShown' | 'onShow'>) {
  if (link === undefined) return null;
  if (link.opens !== 'Frame') return <ClubLink link={link} className={styles['term']} />;
  return (
    <button
      type="button"
      className={styles['term']}
      aria-expanded={isShown}
      aria-label={link.accessibleName}
      onClick={() => onShow(key)}
    >
      {link.label}
    </button>
  );
}

function Consent({ consent, isGiven, isShown, onGive, onShow }: ConsentProps): ReactNode {
  return (
    <li className={styles['consent']}>
      <Box label={consent.label} isChecked={isGiven} onCheck={(isChecked) => onGive(consent.key, isChecked)} />
      <TermLink consent={consent} isShown={isShown} onShow={onShow} />
    </li>
  );
}

interface ConsentsProps extends Pick<ClubJoinProps, 'view'> {
  readonly given: readonly ClubTerm[];
  readonly onGiven: (given: readonly ClubTerm[]) => void;
}

/** A box per consent, and one for all. The terms are shown one at a time in a frame; on mobile in new windows (CL-03). */
function Consents({ view, given, onGiven }: ConsentsProps): ReactNode {
  const { termsLabel, agreeAllLabel, consents, trouble } = view;
  const [key, setKey] = useState<ClubTerm>();
  const toggle = useCallback((pressed: ClubTerm) => setKey((shown) => (shown === pressed ? undefined : pressed)), []);
  const shown = consents.find((consent) => consent.key === key);
  const give = (term: ClubTerm, isGiven: boolean): void =>
    onGiven(isGiven ? [...given, term] : given.filter((one) => one !== term));
  return (
    <section className={styles['terms']} aria-label={termsLabel}>
      <Box
        label={agreeAllLabel}
        isChecked={given.length === consents.length}
        onCheck={(isChecked) => onGiven(isChecked ? consents.map((consent) => consent.key) : [])}
      />
      <ul className={styles['consents']}>
        {consents.map((consent) => (
          <Consent
            key={consent.key}
            consent={consent}
            isGiven={given.includes(consent.key)}
            isShown={consent.key === key}
            onGive={give}
            onShow={toggle}
          />
        ))}
      </ul>
      {shown?.link === undefined ? null : (
        <FrameInTime
          key={shown.key}
          className={styles['frame']}
          src={shown.link.path}
          title={shown.term}
          sandbox="allow-same-origin"
          trouble={trouble}
        />
      )}
    </section>
  );
}

/** Joining with one click: benefits, consents, charge and progress (CL-02). */
export function ClubJoin({ view, isTop, send }: ClubJoinProps): ReactNode {
  const { scene, title, texts, closeLabel, join, loadingText } = view;
  const [given, setGiven] = useState<readonly ClubTerm[]>([]);
  const isLoading = scene === 'Loading';
  const isReady = isLoading || given.length === view.consents.length;
  const close = (): void => send({ type: 'CloseSideLayer' });
  const foot =
    scene === 'Success' ? (
      <Button label={closeLabel} onPress={close} look="primary" size="large" isFull />
    ) : (
      <>
        <p className={styles['charge']}>{view.chargeText}</p>
        {/* the button has this text as its description */}
        <p className={classes(styles['charge'], isReady && styles['given'])} aria-hidden="true">
          {view.agreeFirstText}
        </p>
        <ActionButton
          action={
            isReady
              ? { ...join, command: { type: 'JoinSmileClub', agreed: given } }
              : { ...join, isEnabled: false, reason: view.agreeFirstText }
          }
          send={send}
          isBusy={isLoading}
          look="primary"
          size="large"
          isFull
        />
      </>
    );
  return (
    <DialogLayer
      layer={{ ...view, domId: 'club-join', isTop }}
      shape="note"
      // a running request cannot be cancelled
      onClose={isLoading ? undefined : close}
      foot={foot}
    >
      <div className={styles['texts']}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {/* the heading shows the success; the status announces it */}
      <output className={styles[isLoading ? 'status' : 'announced']}>
        {isLoading ? loadingText : ''}
        {scene === 'Success' ? title : ''}
      </output>
      {scene === 'Default' ? <Consents view={view} given={given} onGiven={setGiven} /> : null}
    </DialogLayer>
  );
}
