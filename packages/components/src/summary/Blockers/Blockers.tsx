import type { BlockerView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ChevronIcon, NoticeIcon } from '../../lib/icons.tsx';
import type { BlockersProps } from '../blockers-props.ts';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
// the server draws it before its own code has come
import styles from '../Summary/Summary.module.scss';

interface ReasonProps extends Pick<BlockersProps, 'send'> {
  readonly reason: BlockerView;
  readonly isOnly: boolean;
}

/** One line with the items' pictures; opened, all of its text, their names, and what removes it. */
function Reason({ reason, isOnly, send }: ReasonProps): ReactNode {
  const { text, pictures, names, fixes } = reason;
  return (
    <details open={isOnly}>
      <summary>
        {pictures.map(({ key, ...image }) => (
          <ItemImage key={key} image={image} size="small" />
        ))}
        <span>{text}</span>
        <ChevronIcon />
      </summary>
      {names === '' ? null : <p>{names}</p>}
      {fixes.map((fix) => (
        <ActionButton key={fix.accessibleName} action={fix} send={send} showsName={fixes.length > 1} />
      ))}
    </details>
  );
}

/** The reasons, one under the other. @param labelId of what says how many they are */
export function Reasons({
  blockers: { reasons },
  labelId,
  send,
  isDisabled,
}: BlockersProps & { readonly labelId: string }): ReactNode {
  return (
    <fieldset className={styles['reasons']} aria-labelledby={labelId} disabled={isDisabled}>
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

/** Says that something is to be selected, and selects all: no fault, so no alarm (CK-01). */
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

/**
 * What blocks the order: one strip that says how many reasons there are and fixes all, and each with what removes it
 * (CK-18). The strip stays in view at the edge of what scrolls, wherever its list is.
 */
export function Blockers(props: BlockersProps): ReactNode {
  const id = useId();
  const { title, fixAll, isInvitation } = props.blockers;
  if (isInvitation) return <Invitation {...props} />;
  return (
    <>
      <div className={styles['strip']}>
        <p id={id}>
          <NoticeIcon />
          {title}
        </p>
        {fixAll === undefined ? null : (
          <ActionButton action={{ ...fixAll, isEnabled: props.isDisabled !== true }} send={props.send} />
        )}
      </div>
      <Reasons {...props} labelId={id} />
    </>
  );
}
