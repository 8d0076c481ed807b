import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  DESIGNATION_LABELS,
  FIGURE_DESIGNATIONS,
  MESSAGES,
  REQUIRED_REVISION_DESIGNATIONS,
  REVISION_DESIGNATIONS,
  type ArticleView,
} from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FormActions } from '../../../shared/forms/form-actions';
import { ManagedFiles } from '../files/managed-files';
import { submissionApi } from '../submission-api';
import { ReuseFiles } from './reuse-files';

const useStyles = makeStyles({ upload: { display: 'grid', gap: tokens.spacingVerticalL } });

/** The files of the coming revision, and sending it (spec part 1, section 4, 'Revision submission'). */
export function RevisionUpload({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const revision = article.revision + 1;
  const present = article.files.filter((file) => file.revision === revision);
  const lacking = REQUIRED_REVISION_DESIGNATIONS.filter((type) => !present.some((file) => file.type === type));
  const hasFigures = present.some((file) => FIGURE_DESIGNATIONS.includes(file.type));
  return (
    <div className={styles.upload}>
      <ManagedFiles
        article={article}
        revision={revision}
        designations={REVISION_DESIGNATIONS}
        label={`Files of revision ${revision}`}
        empty="No files yet. Begin with the letter of rebuttal."
      />
      <ReuseFiles article={article} />
      {lacking.length > 0 && (
        <MessageBar intent="info">
          <MessageBarBody>
            Still needed: {lacking.map((type) => DESIGNATION_LABELS[type].toLowerCase()).join(', ')}.
          </MessageBarBody>
        </MessageBar>
      )}
      <SubmitRevision article={article} complete={lacking.length === 0} hasFigures={hasFigures} />
    </div>
  );
}

interface SubmitProps {
  article: ArticleView;
  complete: boolean;
  hasFigures: boolean;
}

function SubmitRevision({ article, complete, hasFigures }: SubmitProps) {
  const [confirmed, setConfirmed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [submit, { isLoading }] = submissionApi.useSubmitRevisionMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (): Promise<void> => {
    setAsking(false);
    const answer = await submit({ articleId: article.id, version: article.version, confirmed: true });
    if ('error' in answer) return;
    notify.success(MESSAGES.filesUploaded);
    navigate('/manuscript/view');
  };
  return (
    <>
      <Checkbox
        label="I confirm that these are the final files of this revision"
        disabled={!complete}
        checked={confirmed && complete}
        onChange={(_event, data) => setConfirmed(data.checked === true)}
      />
      <FormActions>
        <Button
          appearance="primary"
          disabled={!complete || !confirmed}
          disabledFocusable={isLoading}
          onClick={() => (hasFigures ? setAsking(true) : void send())}
        >
          Submit revision
        </Button>
      </FormActions>
      <ConfirmDialog
        open={asking}
        title="Are the figures complete?"
        text="Your revision has figures. Please make sure that all figures and supplementary figures are there, each with its title."
        confirm="Submit the revision"
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
