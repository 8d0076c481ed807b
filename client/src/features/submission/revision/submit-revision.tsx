import { Button, Checkbox } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, type ArticleView } from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FormActions } from '../../../shared/forms/form-actions';
import { sendingApi } from '../api/sending-api';

interface Props {
  article: ArticleView;
  /** True when the three required files are there. */
  complete: boolean;
  hasFigures: boolean;
}

/** The box, the button and, where there are figures, one more question (spec part 1, section 4, 'Revision submission'). */
export function SubmitRevision({ article, complete, hasFigures }: Props) {
  const [confirmed, setConfirmed] = useState(false);
  const [asking, setAsking] = useState(false);
  const { send, busy } = useSend(article);
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
          disabledFocusable={busy}
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
        onConfirm={() => {
          setAsking(false);
          void send();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function useSend({ id: articleId, version }: ArticleView) {
  const [submit, { isLoading }] = sendingApi.useSubmitRevisionMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (): Promise<void> => {
    const answer = await submit({ articleId, version, confirmed: true });
    if ('error' in answer) return;
    notify.success(MESSAGES.filesUploaded);
    void navigate('/manuscript/view');
  };
  return { send, busy: isLoading };
}
