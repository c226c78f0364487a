import type { Command } from '@baguni/use-cases';
import { landmarks, type FailureView as View } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { buttonClass } from '../../parts/Button/Button.tsx';
import { Message } from './Message.tsx';

interface FailureViewProps {
  readonly failure: View;
  readonly send: (command: Command) => void;
}

export function FailureView({ failure, send }: FailureViewProps): ReactNode {
  return (
    <Message id={landmarks.list} title={failure.title} text={failure.text}>
      <a className={buttonClass({ size: 'large' })} href={failure.home.href}>
        {failure.home.label}
      </a>
      <ActionButton action={failure.retry} send={send} look="primary" size="large" />
    </Message>
  );
}
