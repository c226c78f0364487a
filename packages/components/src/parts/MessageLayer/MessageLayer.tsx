import type { LayerButtonView, LayerView, LayerAnswer } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/store.ts';
import { buttonClass } from '../Button/Button.tsx';
import { useLayer } from '../use-layer.ts';
import styles from './MessageLayer.module.scss';

export interface LayerProps {
  readonly layer: LayerView;
  readonly onAnswer: (answer: LayerAnswer) => void;
}

function Veil({ layer, onAnswer }: LayerProps): ReactNode {
  const { closeAnswer, closeLabel, isDimmed } = layer;
  const className = classes(styles['veil'], isDimmed && styles['dimmed']);
  if (closeAnswer === undefined) return <div className={className} />;
  return (
    <button
      type="button"
      className={className}
      tabIndex={-1}
      aria-label={closeLabel}
      onClick={() => onAnswer(closeAnswer)}
    />
  );
}

function Message({ id, message }: Pick<LayerView, 'message'> & { readonly id: string }): ReactNode {
  return (
    <div className={styles['message']} id={id}>
      {[...new Set(message.split('\n'))].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Answer({ button, onAnswer }: Pick<LayerProps, 'onAnswer'> & { readonly button: LayerButtonView }): ReactNode {
  const { label, answer, isPrimary, hasInitialFocus } = button;
  return (
    <button
      type="button"
      className={buttonClass({ look: isPrimary ? 'primary' : 'line', size: 'large', className: styles['answer'] })}
      data-initial-focus={hasInitialFocus || undefined}
      data-look="primary"
      // the second press of a double click was meant for the page below
      onClick={({ detail }) => (detail > 1 ? undefined : onAnswer(answer))}
    >
      {label}
    </button>
  );
}

/** A question or an alert: a centred card on PC, a bottom sheet on mobile. Inert once answered. */
export function MessageLayer({ layer, onAnswer, children }: LayerProps & { readonly children?: ReactNode }): ReactNode {
  const { closeAnswer } = layer;
  const onClose = closeAnswer === undefined ? undefined : (): void => onAnswer(closeAnswer);
  const keys = useLayer({ ...layer, onClose });
  const [titleId, messageId] = [`${layer.domId}-title`, `${layer.domId}-message`];
  return (
    <div
      className={classes(styles['root'], layer.isClosing && styles['closing'])}
      inert={!layer.isTop}
      data-layer={layer.type}
    >
      <Veil layer={layer} onAnswer={onAnswer} />
      <div
        {...keys}
        className={styles['card']}
        id={layer.domId}
        role="alertdialog"
        aria-modal={layer.isTop}
        aria-labelledby={titleId}
        aria-describedby={messageId}
        tabIndex={-1}
      >
        <h2 className={styles['title']} id={titleId}>
          {layer.title}
        </h2>
        <Message id={messageId} message={layer.message} />
        {children}
        <div className={styles['answers']}>
          {layer.buttons.map((button) => (
            <Answer key={button.label} button={button} onAnswer={onAnswer} />
          ))}
        </div>
      </div>
    </div>
  );
}
