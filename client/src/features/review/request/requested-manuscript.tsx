import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReviewRequestView } from '@contracts';
import { Card } from '../../../shared/display/card';
import { countDays } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';
import { RichText } from '../../../shared/rich-text/rich-text';

const useStyles = makeStyles({
  facts: { color: tokens.colorNeutralForeground3 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, display: 'grid', gap: tokens.spacingVerticalS },
});

/** What a reviewer needs for the answer: the manuscript, the dates and the journal's expectations. */
export function RequestedManuscript({ request }: { request: ReviewRequestView }) {
  const styles = useStyles();
  const facts = [request.typeName, `no. ${request.articleNumber}`, request.authors.join(', ')];
  return (
    <>
      <Card title={request.articleTitle}>
        <Text className={styles.facts}>{facts.filter((part) => part).join(' · ')}</Text>
        <RichText html={request.abstractText} empty="This manuscript has no abstract." />
      </Card>
      {isAlive(request) && (
        <Card title={`What ${request.journalName} asks of you`}>
          <Expectations request={request} />
        </Card>
      )}
    </>
  );
}

/** False for a reviewer who has declined, has submitted the review, or is no longer needed. */
const isAlive = ({ status, closed }: ReviewRequestView): boolean =>
  !closed && status !== 'Declined' && status !== 'Completed';

function Expectations({ request }: { request: ReviewRequestView }) {
  const styles = useStyles();
  const { status, answerDueDate, reviewDueDate, reviewDays } = request;
  const accepted = status === 'Accepted';
  return (
    <ul className={styles.list}>
      {!accepted && answerDueDate && (
        <li>
          Please answer by{' '}
          <strong>
            <Timestamp at={answerDueDate} show="date" />
          </strong>
          , whether you can review or not.
        </li>
      )}
      <li>
        {accepted && reviewDueDate ? (
          <>
            Your review is due on{' '}
            <strong>
              <Timestamp at={reviewDueDate} show="date" />
            </strong>
            .
          </>
        ) : (
          <>
            Your review would be due <strong>{countDays(reviewDays)}</strong> after you accept.
          </>
        )}
      </li>
      <li>You fill in a form: nine ratings, a recommendation, three questions and your comments.</li>
      <li>The authors will not see your name. You can see theirs.</li>
      <li>The manuscript is confidential until it is published.</li>
      <li>Please decline if you work with the authors or have a personal interest in the outcome.</li>
    </ul>
  );
}
