import { Select } from '@fluentui/react-components';
import { type GroupRef, t } from '@contracts';
import { FormField } from '../../../shared/forms/form-field';
import { groupLabel } from './user-rules';

interface GroupSelectProps {
  id: string;
  /** Only the groups that the signed-in person may assign (lifecycle, section 1). */
  choices: readonly GroupRef[];
  value: string;
  error: string | undefined;
  onChange: (group: string) => void;
}

/** Selects a user's group; the value is the group's id as text. */
export function GroupSelect({ id, choices, value, error, onChange }: GroupSelectProps) {
  return (
    <FormField label={t('Group')} htmlFor={id} error={error} required>
      <Select id={id} value={value} onChange={(_event, { value: chosen }) => onChange(chosen)}>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {groupLabel(one.group)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
