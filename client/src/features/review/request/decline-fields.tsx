import { Button, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import type { AnswerText } from './use-answer-text';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
});

/** Maximum length in characters, as on the server. */
const REASON_LENGTH = 5000;
const COLLEAGUE_LENGTH = 500;

interface DeclineProps {
  given: AnswerText;
  busy: boolean;
  onChange: (changes: Partial<AnswerText>) => void;
  onBack: () => void;
  onSend: () => void;
}

/** Optional fields for declining a request. */
export function DeclineFields({ given, busy, onChange, onBack, onSend }: DeclineProps) {
  const styles = useStyles();
  return (
    <div className={styles.form}>
      <FormField label={t('Reason')} help={t('Optional. It helps us to find suitable reviewers.')}>
        <Textarea
          value={given.reason}
          rows={3}
          maxLength={REASON_LENGTH}
          onChange={(_event, data) => onChange({ reason: data.value })}
        />
      </FormField>
      <FormField
        label={t('A colleague who could review it')}
        help={t('Optional. A name and, if you know it, an email address.')}
      >
        <Input
          value={given.suggestedColleague}
          maxLength={COLLEAGUE_LENGTH}
          onChange={(_event, data) => onChange({ suggestedColleague: data.value })}
        />
      </FormField>
      <FormActions>
        <Button onClick={onBack}>{t('Back')}</Button>
        <Button appearance="primary" disabledFocusable={busy} onClick={onSend}>
          {t('Decline the request')}
        </Button>
      </FormActions>
    </div>
  );
}
