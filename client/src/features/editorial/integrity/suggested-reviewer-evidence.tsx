import { makeStyles, tokens } from '@fluentui/react-components';
import type { SuggestedReviewerSign } from '@contracts';
import { reasonWords } from './sign-words';

const useStyles = makeStyles({
  line: { margin: 0 },
  reasons: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** The suggested reviewer, and the reasons to look at them. */
export function SuggestedReviewerEvidence({ sign }: { sign: SuggestedReviewerSign }) {
  const styles = useStyles();
  const { name, email, institute, reasons } = sign;
  return (
    <>
      <p className={styles.line}>
        <bdi>{[name, email, institute].filter((one) => one !== null && one !== '').join(', ')}</bdi>
      </p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.reason}>{reasonWords(reason)}</li>
        ))}
      </ul>
    </>
  );
}
