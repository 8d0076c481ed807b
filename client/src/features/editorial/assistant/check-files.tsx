import { Button, Checkbox, Switch, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, type ArticleView, type MailBody } from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { MailDialog } from '../../../shared/dialogs/mail-dialog';
import { FileTable } from '../../../shared/files/file-table';
import { FormActions } from '../../../shared/forms/form-actions';
import { editorialApi } from '../editorial-api';

const useStyles = makeStyles({ tab: { display: 'grid', gap: tokens.spacingVerticalL } });

/** The files, the guideline box, and accepting or rejecting (spec part 2, section 2 and 5). */
export function CheckFiles({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [all, setAll] = useState(false);
  const files = article.files.filter((file) => all || file.revision === article.revision);
  return (
    <div className={styles.tab}>
      <Switch
        label={all ? 'All revisions' : 'Last revision only'}
        checked={all}
        onChange={(_event, data) => setAll(data.checked)}
      />
      <FileTable
        label="Paper files"
        files={files}
        empty="There are no files."
        density="compact"
        showRevision
        prefix="files-"
      />
      {article.actions.includes('pass-check') && <Verdict article={article} />}
    </div>
  );
}

function Verdict({ article }: { article: ArticleView }) {
  const [checked, setChecked] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const [decide, { isLoading }] = editorialApi.useDecideCheckMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const about = { articleId: article.id, version: article.version };
  const done = (message: string): void => {
    notify.success(message);
    navigate('/assitantEditorList');
  };
  const accept = async (): Promise<void> => {
    const answer = await decide({ ...about, accept: true, guidelinesChecked: true });
    if (!('error' in answer)) done(MESSAGES.articleAccepted);
  };
  const reject = async (emailDto: MailBody): Promise<void> => {
    await decide({ ...about, accept: false, guidelinesChecked: checked, emailDto }).unwrap();
    done(MESSAGES.articleRejected);
  };
  return (
    <>
      <Checkbox
        label="Check if the manuscript has followed the guidelines"
        checked={checked}
        onChange={(_event, data) => setChecked(data.checked === true)}
      />
      <FormActions>
        <Button onClick={() => setRejecting(true)}>Reject</Button>
        <Button
          appearance="primary"
          disabled={!checked}
          disabledFocusable={isLoading}
          title={checked ? undefined : 'Tick the box on the guidelines first.'}
          onClick={() => void accept()}
        >
          Accept
        </Button>
      </FormActions>
      {rejecting && <RejectDialog article={article} onSend={reject} onClose={() => setRejecting(false)} />}
    </>
  );
}

interface RejectProps {
  article: ArticleView;
  onSend(mail: MailBody): Promise<void>;
  onClose(): void;
}

function RejectDialog({ article, onSend, onClose }: RejectProps) {
  const { data: suggestion } = editorialApi.useRejectMailQuery(article.id);
  if (!suggestion) return null;
  return (
    <MailDialog
      title={`Reject ${article.articleId}`}
      send="Reject and send"
      suggestion={suggestion}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
