import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { REVIEW_MODE_WORDS, type ReviewMode, type ReviewRequestView, t, texts, typeWords } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FoldedNames } from '../../../shared/people/folded-names';
import { RichText } from '../../../shared/rich-text/rich-text';

const useStyles = makeStyles({
  facts: { color: tokens.colorNeutralForeground3 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, display: 'grid', gap: tokens.spacingVerticalS },
});

/** The manuscript that the request is about. */
export function RequestedManuscript({ request }: { request: ReviewRequestView }) {
  const styles = useStyles();
  const facts = [
    typeWords(request.typeName),
    REVIEW_MODE_WORDS[request.reviewMode].label,
    t('no. {number}', { number: request.articleNumber }),
  ];
  return (
    <Card title={request.articleTitle}>
      <Text className={styles.facts}>{facts.filter((part) => part).join(' · ')}</Text>
      {request.authors.length > 0 && <FoldedNames names={request.authors} />}
    </Card>
  );
}

/** The details that a reviewer needs for a decision about the answer. Shown below the answer. */
export function RequestDetails({ request }: { request: ReviewRequestView }) {
  // The key of an answered request does not show the manuscript any more.
  if (!request.readable) return null;
  return (
    <>
      <Card title={t('Abstract')}>
        <RichText html={request.abstractText} empty={t('This manuscript has no abstract.')} />
      </Card>
      {isAlive(request) && (
        <Card title={t('What {journalName} asks of you', { journalName: request.journalName })}>
          <Expectations request={request} />
        </Card>
      )}
    </>
  );
}

/** False for a reviewer who has declined, has submitted the review, or is no longer needed. */
const isAlive = ({ status, closed }: ReviewRequestView): boolean =>
  !closed && status !== 'Declined' && status !== 'Completed';

const ABOUT_NAMES: Record<ReviewMode, string> = texts({
  SINGLE_ANONYMOUS: 'The authors will not see your name. You can see theirs.',
  DOUBLE_ANONYMOUS: 'The authors will not see your name, and you will not see theirs.',
  TRIPLE_ANONYMOUS: 'The authors will not see your name, and neither you nor the editors see theirs.',
  OPEN: 'You can see the names of the authors. After the decision, they and your fellow reviewers see your name with your review.',
});

function Expectations({ request: { reviewMode, publishesReviews } }: { request: ReviewRequestView }) {
  return (
    <ul className={useStyles().list}>
      <li>{t('You fill in a form: nine ratings, a recommendation, three questions and your comments.')}</li>
      <li>{ABOUT_NAMES[reviewMode]}</li>
      {publishesReviews && (
        <li>
          {t(
            'If the manuscript is accepted, your review may be published with it, but only if you agree when you send it.',
          )}
        </li>
      )}
      <li>{t('The manuscript is confidential until it is published.')}</li>
      <li>{t('Please decline if you work with the authors or have a personal interest in the outcome.')}</li>
    </ul>
  );
}
