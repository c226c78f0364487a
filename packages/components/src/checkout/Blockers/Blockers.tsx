import styles from '../../prices/Summary/Summary.module.scss';
import type { BlockerView } from '@baguni/presentation';
import { memo, useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { usePageMark } from '../../lib/page-marks.ts';
import { ChevronIcon, NoticeIcon } from '../../lib/icons.tsx';
import type { BlockersProps } from '../../prices/Summary/Summary.tsx';
import { ActionButton, buttonClass } from '../../parts/Button/Button.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import { useDisclosure } from '../../lib/disclosure.ts';

// the server renders it before its own code is loaded

interface ReasonProps extends Pick<BlockersProps, 'send'> {
  readonly reason: BlockerView;
  readonly isOnly: boolean;
}

function Reason({ reason, isOnly, send }: ReasonProps): ReactNode {
  const { text, pictures, names, fixes, help } = reason;
  return (
    <details open={isOnly}>
      <summary>
        <span>{text}</span>
        <ChevronIcon />
      </summary>
      {pictures.length === 0 && names === '' ? null : (
        <p>
          {pictures.map(({ key, ...image }) => (
            <ItemImage key={key} image={image} size="small" />
          ))}
          <span>{names}</span>
        </p>
      )}
      {fixes.map((fix) => (
        <ActionButton key={fix.accessibleName} action={fix} send={send} showsName={fixes.length > 1} />
      ))}
      {help === undefined ? null : (
        <a className={buttonClass({})} href={help.href}>
          {help.label}
        </a>
      )}
    </details>
  );
}

interface ReasonsProps extends BlockersProps {
  readonly labelId: string;
  readonly ref?: Ref<HTMLFieldSetElement>;
}

export function Reasons({ blockers: { reasons }, labelId, send, isDisabled, ref }: ReasonsProps): ReactNode {
  return (
    <fieldset ref={ref} className={styles['reasons']} aria-labelledby={labelId} disabled={isDisabled}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.key}>
            <Reason reason={reason} isOnly={reasons.length === 1} send={send} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** A hint to select units or to consent, with buttons. Not an alert, because it is no error. */
export function Invitation({ blockers: { title, reasons }, send, isDisabled }: BlockersProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles['reasons']} data-calm="" aria-labelledby={id} disabled={isDisabled}>
      <p id={id}>{title}</p>
      {reasons.flatMap(({ fixes }) =>
        fixes.map((fix) => <ActionButton key={fix.accessibleName} action={fix} send={send} />),
      )}
    </fieldset>
  );
}

/** Shows several reasons once an order is refused for them; a single one is an alert (CK-18). */
const useRefusal = ({ blockers: { reasons, refused } }: BlockersProps, show: () => void): void => {
  const shown = useRef(0);
  useEffect(() => {
    if (refused > shown.current && reasons.length > 1) show();
    shown.current = refused;
    // oxlint-disable-next-line react/exhaustive-deps -- only a new refusal shows them
  }, [refused]);
};

/** Order blockers: a sticky strip with their number and a fix for all, then each reason with its fixes (CK-18). */
export const Blockers = memo(function Blockers(props: BlockersProps): ReactNode {
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  useRefusal(props, () => {
    // the sticky heading is always visible; the list starts with its first reason
    heading.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  });
  const { title, fixAll, isInvitation } = props.blockers;
  if (isInvitation) return <Invitation {...props} />;
  return (
    <>
      <div className={styles['strip']}>
        <p id={id} ref={heading} tabIndex={-1}>
          <NoticeIcon />
          {title}
        </p>
        {fixAll === undefined ? null : (
          <ActionButton action={{ ...fixAll, isEnabled: props.isDisabled !== true }} send={props.send} />
        )}
      </div>
      <Reasons {...props} labelId={id} ref={list} />
    </>
  );
});

function Alarm(props: BlockersProps): ReactNode {
  const { blockers, send, isDisabled = false } = props;
  const { isOpen, panelId, button, onKeyDown } = useDisclosure();
  usePageMark('open-reasons', isOpen);
  useRefusal(props, () => {
    if (!isOpen) button.onClick();
    button.ref.current?.focus();
  });
  const labelId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel from inside as well
    <div className={styles['bar']} data-message="reasons" onKeyDown={onKeyDown}>
      <div className={styles['barStrip']}>
        <button type="button" className={styles['barToggle']} id={labelId} disabled={isDisabled} {...button}>
          <NoticeIcon />
          {blockers.title}
          <ChevronIcon className={styles['barChevron']} />
        </button>
        {blockers.fixAll === undefined ? null : (
          <ActionButton
            action={{ ...blockers.fixAll, isEnabled: !isDisabled }}
            send={send}
            className={styles['barFixAll']}
          />
        )}
      </div>
      {isOpen ? (
        <div className={styles['barPanel']} id={panelId}>
          <Reasons blockers={blockers} labelId={labelId} send={send} />
        </div>
      ) : null}
    </div>
  );
}

export function BlockersBar(props: BlockersProps): ReactNode {
  const { isInvitation } = props.blockers;
  usePageMark(isInvitation ? 'question' : 'reasons');
  if (!isInvitation) return <Alarm {...props} />;
  return (
    <div className={styles['barCalm']} data-message="question">
      <Invitation {...props} />
    </div>
  );
}
