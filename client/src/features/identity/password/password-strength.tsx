import { Caption1, makeStyles, ProgressBar, type ProgressBarProps, tokens } from '@fluentui/react-components';
import { passwordProblem, t } from '@contracts';
import { useDebounced } from '../../../shared/saving/use-debounced';
import { usePasswordRatingQuery } from './password-api';

interface PasswordStrengthProps {
  password: string;
  /** The person's data, as typed so far: an attacker tries it first. */
  holder?: { email: string; firstName: string; lastName: string };
}

interface Strength {
  text: string;
  /** 0 to 1. */
  value: number;
  color: ProgressBarProps['color'];
}

const EASY: Strength = { text: t('Easy to guess'), value: 0.25, color: 'error' };
const BY_SCORE: readonly Strength[] = [
  EASY,
  EASY,
  { text: t('Still easy to guess'), value: 0.5, color: 'warning' },
  { text: t('Good'), value: 0.8, color: 'success' },
  { text: t('Very good'), value: 1, color: 'success' },
];
const SHORT: Strength = { text: t('Too short'), value: 0.1, color: 'error' };

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalXS, maxWidth: '22rem', minHeight: '1.75rem' },
});

/** How hard a new password is to guess, as measured by the server. Renders nothing while the field is empty or there is no answer. */
export function PasswordStrength({ password, holder }: PasswordStrengthProps) {
  const styles = useStyles();
  const strength = useStrength(password, holder);
  return (
    <div className={styles.root} role="status">
      {strength && (
        <>
          <ProgressBar
            value={strength.value}
            color={strength.color}
            thickness="large"
            aria-label={t('Strength of the password')}
          />
          <Caption1>{t('Strength: {text}', { text: strength.text })}</Caption1>
        </>
      )}
    </div>
  );
}

function useStrength(password: string, holder: PasswordStrengthProps['holder']): Strength | null {
  const settled = useDebounced(password);
  const isShort = passwordProblem(settled) !== undefined;
  const { email, firstName, lastName } = holder ?? {};
  const question = { password: settled, email, firstName, lastName };
  const { currentData } = usePasswordRatingQuery(question, { skip: isShort });
  if (settled === '') return null;
  if (isShort) return SHORT;
  return currentData ? (BY_SCORE[currentData.score] ?? null) : null;
}
