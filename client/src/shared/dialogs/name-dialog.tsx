import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { requiredProblem, t } from '@contracts';
import { errorMessage } from '../api/api-error';
import { FormField } from '../forms/form-field';
import { FormDialog } from './form-dialog';

interface NameDialogProps {
  title: string;
  submit: string;
  name: string;
  /** The maximum number of characters. */
  most: number;
  /** The message if there is no name. */
  missing: string;
  /** Throws the server's error. */
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name under which something is saved. */
export function NameDialog(props: NameDialogProps) {
  const { title, submit, name, most, missing, onSubmit, onClose } = props;
  const [value, setValue] = useState(name);
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const wrong = requiredProblem(value.trim(), missing, most);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    try {
      await onSubmit(value.trim());
      onClose();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <FormDialog open title={title} submit={submit} busy={busy} onSubmit={() => void send()} onCancel={onClose}>
      <FormField label={t('Name')} required error={problem}>
        <Input value={value} maxLength={most} autoFocus onChange={(_event, data) => setValue(data.value)} />
      </FormField>
    </FormDialog>
  );
}
