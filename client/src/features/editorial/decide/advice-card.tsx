import { Button, Text, Textarea, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADVICES, type Advice, type ArticleView } from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { Card } from '../../../shared/card';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { FormField } from '../../../shared/forms/form-field';
import { Timestamp } from '../../../shared/timestamp';
import { editorialApi } from '../editorial-api';
import { adviceText } from './decision-texts';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/** What associate editors advised, and, for the one who holds the article, advising (lifecycle, section 2). */
export function AdviceCard({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<Advice | null>(null);
  const mayAdvise = article.actions.includes('advise');
  const advised = article.editorAssignements.filter((spell) => spell.editorDecisions.length > 0);
  if (!mayAdvise && advised.length === 0) return null;
  return (
    <Card title="Associate editor's advice">
      {advised.map((spell) =>
        spell.editorDecisions.map((advice) => (
          <div key={advice.at}>
            <Text weight="semibold" block>
              {spell.associateEditor.firstName} {spell.associateEditor.lastName}: {adviceText(advice.decision)} (
              <Timestamp at={advice.at} />)
            </Text>
            {advice.decisionComment && <Text block>{advice.decisionComment}</Text>}
            {advice.decisionDescription && <Text block>{advice.decisionDescription}</Text>}
          </div>
        )),
      )}
      {mayAdvise && (
        <div className={styles.row}>
          {ADVICES.filter((advice) => article.revision === 0 || advice !== 'DIRECT_REJECT_R0').map((advice) => (
            <Button key={advice} onClick={() => setChosen(advice)}>
              {adviceText(advice)}
            </Button>
          ))}
        </div>
      )}
      {chosen && <AdviceDialog article={article} advice={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}

function AdviceDialog({ article, advice, onClose }: { article: ArticleView; advice: Advice; onClose: () => void }) {
  const [comment, setComment] = useState('');
  const [description, setDescription] = useState('');
  const [advise, { isLoading }] = editorialApi.useAdviseMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (): Promise<void> => {
    const { id: articleId, version } = article;
    const answer = await advise({ articleId, version, status: advice, comment, description });
    if ('error' in answer) return;
    notify.success('Your advice has been sent to the editor.');
    navigate('/toDoList');
  };
  return (
    <FormDialog
      open
      title={`Advise: ${adviceText(advice)}`}
      submit="Send to the editor"
      busy={isLoading}
      disabled={comment.trim() === ''}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <FormField label="Comment to the editor" required help="Only editors read it.">
        <Textarea value={comment} rows={4} onChange={(_event, data) => setComment(data.value)} />
      </FormField>
      <FormField label="Reasons">
        <Textarea value={description} rows={4} onChange={(_event, data) => setDescription(data.value)} />
      </FormField>
    </FormDialog>
  );
}
