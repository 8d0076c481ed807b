import { Button, Checkbox, makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { type ArticleView, type MailBody, MESSAGES, t } from '@contracts';
import { FormActions } from '../../../shared/forms/form-actions';
import { useNotify } from '../../../shared/state/hooks';
import { useBackToList } from '../../../shared/state/list-return';
import { checkApi } from '../api/check-api';
import { SuggestedMail } from '../shared/suggested-mail';

const useStyles = makeStyles({
  reason: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2, minHeight: '16px', textAlign: 'end' },
});

/** Accepts once the guidelines are checked, or rejects with a mail (spec part 2, sections 2 and 5). */
export function Verdict({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const reason = useId();
  const [checked, setChecked] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const { accept, reject, busy } = useVerdict(article);
  return (
    <>
      <Checkbox
        label={t('Check if the manuscript has followed the guidelines')}
        checked={checked}
        onChange={(_event, data) => setChecked(data.checked === true)}
      />
      <FormActions>
        <Button onClick={() => setRejecting(true)}>{t('Reject')}</Button>
        <Button
          appearance="primary"
          disabledFocusable={!checked || busy}
          aria-describedby={checked ? undefined : reason}
          onClick={() => void accept()}
        >
          {t('Accept')}
        </Button>
      </FormActions>
      {/* The element stays when the box is ticked, so that nothing moves. */}
      <Text id={reason} className={styles.reason}>
        {checked ? '' : t('To accept, tick the box about the guidelines first.')}
      </Text>
      {rejecting && (
        <RejectDialog article={article} onSend={(mail) => reject(checked, mail)} onClose={() => setRejecting(false)} />
      )}
    </>
  );
}

function useVerdict({ id: articleId, version }: ArticleView) {
  const [decide, { isLoading }] = checkApi.useDecideCheckMutation();
  const back = useBackToList('/assitantEditorList');
  const notify = useNotify();
  const done = (message: string): void => {
    notify.success(message);
    back(articleId);
  };
  const accept = async (): Promise<void> => {
    const answer = await decide({ articleId, version, accept: true, guidelinesChecked: true });
    if (!('error' in answer)) done(MESSAGES.articleAccepted);
  };
  const reject = async (guidelinesChecked: boolean, emailDto: MailBody): Promise<void> => {
    await decide({ articleId, version, accept: false, guidelinesChecked, emailDto }).unwrap();
    done(MESSAGES.articleRejected);
  };
  return { accept, reject, busy: isLoading };
}

interface RejectProps {
  article: ArticleView;
  onSend(mail: MailBody): Promise<void>;
  onClose(): void;
}

function RejectDialog({ article, onSend, onClose }: RejectProps) {
  const query = checkApi.useRejectMailQuery(article.id, { refetchOnMountOrArgChange: true });
  return (
    <SuggestedMail
      title={t('Reject {articleId}', { articleId: article.articleId })}
      storedAs={`reject:${article.id}`}
      send={t('Reject and send')}
      query={query}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
