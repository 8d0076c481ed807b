import {
  Button,
  Input,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  TagGroup,
  tokens,
} from '@fluentui/react-components';
import { type KeyboardEvent, useState } from 'react';
import { isEmail, normalEmail, PERSON_MESSAGES, shownAddress, t } from '@contracts';
import { FormField } from '../forms/form-field';

interface RecipientsFieldProps {
  /** From `form.idOf`; the error summary links to it. */
  id?: string;
  label: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  required?: boolean;
  error?: string;
}

/** The number of addresses shown at first. Otherwise a mail about a manuscript with 50 authors would show nothing but addresses. */
const FIRST = 5;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  tags: { flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  input: { flexGrow: 1 },
});

/** Addresses as chips. An address is added on Enter, comma, by the button and on leaving the field. */
export function RecipientsField({ id, label, value, onChange, required, error }: RecipientsFieldProps) {
  const styles = useStyles();
  const { typed, setTyped, problem, take } = useNewAddresses(value, onChange);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== ';') return;
    if (typed.trim() === '' && event.key === 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <div className={styles.root}>
      <FormField label={label} htmlFor={id} required={required} error={problem ?? error}>
        <Input
          id={id}
          className={styles.input}
          value={typed}
          inputMode="email"
          placeholder={t('Add an address')}
          onChange={(_event, data) => setTyped(data.value)}
          onKeyDown={onKey}
          onBlur={take}
          contentAfter={
            <Button size="small" appearance="transparent" disabled={typed.trim() === ''} onClick={take}>
              {t('Add')}
            </Button>
          }
        />
      </FormField>
      <Chips label={label} value={value} onChange={onChange} />
    </div>
  );
}

function Chips({ label, value, onChange }: Pick<RecipientsFieldProps, 'label' | 'value' | 'onChange'>) {
  const styles = useStyles();
  const [all, setAll] = useState(false);
  if (value.length === 0) return null;
  const folds = value.length > FIRST + 1;
  return (
    <TagGroup
      aria-label={label}
      className={styles.tags}
      onDismiss={(_event, { value: gone }) => onChange(value.filter((address) => address !== gone))}
    >
      {(folds && !all ? value.slice(0, FIRST) : value).map((address) => (
        <InteractionTag key={address} value={address} size="small" appearance="brand">
          <InteractionTagPrimary hasSecondaryAction>{shownAddress(address)}</InteractionTagPrimary>
          <InteractionTagSecondary aria-label={t('Remove {address}', { address: shownAddress(address) })} />
        </InteractionTag>
      ))}
      {folds && (
        <Button size="small" appearance="transparent" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Show fewer') : t('and {count} more', { count: value.length - FIRST })}
        </Button>
      )}
    </TagGroup>
  );
}

/** Several addresses can be pasted together. Invalid ones stay in the field with a message. */
function useNewAddresses(value: readonly string[], onChange: (addresses: string[]) => void) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const take = () => {
    const parts = typed
      .split(/[\s,;]+/)
      .map(normalEmail)
      .filter(Boolean);
    const bad = parts.filter((part) => !isEmail(part));
    setProblem(bad.length > 0 ? PERSON_MESSAGES.emailInvalid : undefined);
    setTyped(bad.join(', '));
    const good = parts.filter((part) => isEmail(part));
    if (good.length > 0) onChange([...new Set([...value, ...good])]);
  };
  return { typed, setTyped, problem, take };
}
