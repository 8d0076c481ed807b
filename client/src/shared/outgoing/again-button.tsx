import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useRunAndNotify } from '../state/use-run-and-notify';

interface Props {
  label: string;
  /** The accessible name, which says which item is meant. */
  name: string;
  /** The message when it is done. */
  done: string;
  again(): Promise<unknown>;
}

/** A button that tries again to send something that was sent or given up. */
export function AgainButton({ label, name, done, again }: Props) {
  const runAndNotify = useRunAndNotify();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await runAndNotify(again, done);
    setBusy(false);
  };
  return (
    <Button size="small" disabledFocusable={busy} aria-label={name} onClick={() => void run()}>
      {label}
    </Button>
  );
}
