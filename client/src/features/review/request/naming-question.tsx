import { Checkbox, Field } from '@fluentui/react-components';
import { NAMING_MESSAGES, t } from '@contracts';

interface Props {
  agrees: boolean;
  /** True once the reviewer has tried to accept without the consent. */
  missing: boolean;
  onChange(agrees: boolean): void;
}

/** The consent of a reviewer of an open review to be named. Required only to accept. */
export function NamingQuestion({ agrees, missing, onChange }: Props) {
  return (
    <Field validationMessage={missing ? NAMING_MESSAGES.missing : undefined}>
      <Checkbox
        label={t('I agree that the authors and my fellow reviewers see my name with my review after the decision.')}
        required
        checked={agrees}
        onChange={(_event, data) => onChange(data.checked === true)}
      />
    </Field>
  );
}
