import { Checkbox } from '@fluentui/react-components';
import { t } from '@contracts';

interface NamesCheckProps {
  checked: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** The confirmation of a member of the office about a file of which no copy without names can be made (ADR 16). */
export function NamesCheck({ checked, disabled, onChange }: NamesCheckProps) {
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      label={t(
        'I have checked that this file names no one in the office. Names cannot be removed from it, so authors and reviewers get it as it is.',
      )}
      onChange={(_event, data) => onChange(data.checked === true)}
    />
  );
}
