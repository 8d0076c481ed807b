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
import { isEmail, normalEmail, shownAddress, t } from '@contracts';
import { FormField } from '../forms/form-field';

interface RecipientsFieldProps {
  /** From `form.idOf`; the error summary links to it. */
  id?: string;
  label: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  /** Text in the field that is not added yet. It belongs to the form, so that a mail is not sent without it. */
  typed: string;
  onTyped: (text: string) => void;
  /** Called if an address that is to be added is not valid. It stays in the field. */
  onInvalid: () => void;
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
export function RecipientsField(props: RecipientsFieldProps) {
  const { id, label, value, onChange, typed, onTyped, required, error } = props;
  const styles = useStyles();
  const take = () => takeTyped(props);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== ';') return;
    if (typed.trim() === '' && event.key === 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <div className={styles.root}>
      <FormField label={label} htmlFor={id} required={required} error={error}>
        <Input
          id={id}
          className={styles.input}
          value={typed}
          inputMode="email"
          placeholder={t('Add an address')}
          onChange={(_event, data) => onTyped(data.value)}
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

const addressesIn = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map(normalEmail)
    .filter(Boolean);

/** True if a text has something that is not an address. */
export const hasInvalid = (text: string): boolean => addressesIn(text).some((part) => !isEmail(part));

/** Several addresses can be pasted together. Invalid ones stay in the field with a message. */
function takeTyped({ value, onChange, typed, onTyped, onInvalid }: RecipientsFieldProps): void {
  const parts = addressesIn(typed);
  const good = parts.filter((part) => isEmail(part));
  const rest = parts.filter((part) => !isEmail(part)).join(', ');
  // A field that is left without a change must not count as an edited mail.
  if (rest !== typed) onTyped(rest);
  if (hasInvalid(typed)) onInvalid();
  if (good.length > 0) onChange([...new Set([...value, ...good])]);
}
