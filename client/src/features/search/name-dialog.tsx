import { Input } from '@fluentui/react-components';
import { useState } from 'react';
import { MAX_SEARCH_NAME, requiredProblem, SEARCH_MESSAGES } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { FormField } from '../../shared/forms/form-field';

interface NameDialogProps {
  title: string;
  submit: string;
  name: string;
  /** Throws the server's error. */
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a search. */
export function NameDialog({ title, submit, name, onSubmit, onClose }: NameDialogProps) {
  const [value, setValue] = useState(name);
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const wrong = requiredProblem(value.trim(), SEARCH_MESSAGES.name, MAX_SEARCH_NAME);
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
      <FormField label="Name" required error={problem}>
        <Input value={value} maxLength={MAX_SEARCH_NAME} autoFocus onChange={(_event, data) => setValue(data.value)} />
      </FormField>
    </FormDialog>
  );
}
