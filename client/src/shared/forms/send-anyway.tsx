import { Checkbox } from '@fluentui/react-components';
import { t } from '@contracts';
import type { Form } from './use-form';

interface Props {
  form: Pick<Form<object>, 'code'>;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Appears once the server has found text that reveals a person's identity to the other side of the review. */
export function SendAnyway({ form, checked, onChange }: Props) {
  if (form.code !== 'NAMES_FOUND' && !checked) return null;
  return (
    <Checkbox
      label={t('Send anyway: I have read what it reveals')}
      checked={checked}
      onChange={(_event, data) => onChange(data.checked === true)}
    />
  );
}
