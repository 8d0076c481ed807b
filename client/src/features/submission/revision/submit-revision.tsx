import { Button, Checkbox } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ArticleView, MESSAGES, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FormActions } from '../../../shared/forms/form-actions';
import { useNotify } from '../../../shared/state/hooks';
import { sendingApi } from '../api/sending-api';
import { lacksFigureTitles } from '../files/figure-titles';
import { FiguresQuestion } from '../files/figures-question';

interface Props {
  article: ArticleView;
  /** True if the three required files are present. */
  complete: boolean;
  hasFigures: boolean;
}

/**
 * The confirmation box and the submit button; with figures, also their titles and a confirmation (spec part 1, section 4, 'Revision
 * submission').
 */
export function SubmitRevision({ article, complete, hasFigures }: Props) {
  const [confirmed, setConfirmed] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const [titled, setTitled] = useState(article);
  // The page's own copy may not include titles that were saved a moment ago.
  const { send, busy } = useSend(titled.lastUpdate > article.lastUpdate ? titled : article);
  const ask = (): void => setAsking(lacksFigureTitles(article, article.revision + 1) ? 'titles' : 'figures');
  return (
    <>
      <Checkbox
        label={t('I confirm that these are the final files of this revision')}
        disabled={!complete}
        checked={confirmed && complete}
        onChange={(_event, data) => setConfirmed(data.checked === true)}
      />
      <FormActions>
        <Button
          appearance="primary"
          disabled={!complete || !confirmed}
          disabledFocusable={busy}
          onClick={() => (hasFigures ? ask() : void send())}
        >
          {t('Submit revision')}
        </Button>
      </FormActions>
      {hasFigures && (
        <FigureQuestions {...{ article, asking, setAsking }} onTitled={setTitled} onConfirmed={() => void send()} />
      )}
    </>
  );
}

type Asking = 'titles' | 'figures' | null;

interface QuestionsProps {
  article: ArticleView;
  asking: Asking;
  setAsking(asking: Asking): void;
  onTitled(article: ArticleView): void;
  onConfirmed(): void;
}

/** Asks for missing titles, then to confirm that the figures are complete. */
function FigureQuestions({ article, asking, setAsking, onTitled, onConfirmed }: QuestionsProps) {
  return (
    <>
      <ConfirmDialog
        open={asking === 'figures'}
        title={t('Are the figures complete?')}
        text={t(
          'Your revision has figures. Please make sure that all figures and supplementary figures are included, each with its title.',
        )}
        confirm={t('Submit the revision')}
        onConfirm={() => {
          setAsking(null);
          onConfirmed();
        }}
        onCancel={() => setAsking(null)}
      />
      {asking === 'titles' && (
        <FiguresQuestion
          demanding
          article={article}
          revision={article.revision + 1}
          onSaved={(titled) => {
            onTitled(titled);
            setAsking('figures');
          }}
          onClose={() => setAsking(null)}
        />
      )}
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
